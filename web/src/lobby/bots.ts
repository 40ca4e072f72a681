/** The level of a bot where nobody has said which. */
export const USUAL = 'casual';
