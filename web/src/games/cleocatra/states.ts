import type { Previewed } from '../../generated/messages';
import type { States } from '../game';
import { choice, laying, sample } from './sample';

const acting = ['scout', 'rescue OR1', 'herd OR1 GR1', 'team GR1', 'search CL1', 'team BL1'].map(
  choice,
);
const free = laying().cells.map(({ name }, id) => choice(`lay ${name}`, id));
const [rescue = null, herd = null] = acting.slice(1);
const preview: Previewed = {
  type: 'previewed',
  seat: 0,
  action: rescue?.id ?? -1,
  key: '',
  lines: [['log-scores', { seat: 0, points: 5 }]],
  // biome-ignore lint/suspicious/noThenProperty: the server calls it so
  then: 'ends',
  undoable: false,
  chance: '',
  outlook: [],
};

export const STATES: States = {
  still: { view: sample() },
  can: { view: sample(), choices: acting },
  pointed: { view: sample(), choices: acting, pointed: rescue, preview },
  way: { view: sample(), choices: acting, pointed: herd },
  named: { view: sample(), lit: new Set(['GR1', 'CL1']) },
  laying: { view: laying(), choices: free.slice(1), pointed: free[1] ?? null },
};
