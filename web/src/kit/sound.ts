import { settings } from '../app/settings.svelte';
import { type Noise, SOUNDS, type Sound, type SoundName, type Tone } from './sounds';

let audio: AudioContext | null = null;

/** Make a sound of the table, if the person wants any, or asks for this one, and the browser lets us. */
export function sound(name: SoundName, asked = false): void {
  if (!settings.sound && !asked) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const { tones = [], noises = [] }: Sound = SOUNDS[name];
    for (const tone of tones) ring(audio, tone);
    for (const noise of noises) rustle(audio, noise);
  } catch {
    return;
  }
}

function ring(
  audio: AudioContext,
  { from, for: long, loud, pitch, to, wave = 'sine' }: Tone,
): void {
  const tone = audio.createOscillator();
  const begin = audio.currentTime + from;
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + long);
  tone.connect(swelling(audio, begin, long, loud, 0.01)).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + long);
}

function rustle(audio: AudioContext, { from, for: long, loud, low, high }: Noise): void {
  const begin = audio.currentTime + from;
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const data = grains.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = grains;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = Math.sqrt(low * high);
  band.Q.value = Math.sqrt(low * high) / (high - low);
  noise
    .connect(band)
    .connect(swelling(audio, begin, long, loud, long / 3))
    .connect(audio.destination);
  noise.start(begin);
}

/** A volume that rises and dies away. */
function swelling(
  audio: AudioContext,
  begin: number,
  long: number,
  loud: number,
  rise: number,
): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.linearRampToValueAtTime(loud * settings.volume, begin + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  return volume;
}
