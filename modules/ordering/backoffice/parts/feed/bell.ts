import type { Ring } from './sound-machine.ts'

const LOW = 660
const HIGH = 880
const TONE_S = 0.3

/**
 * The tones of the alarm sound: `at` is the start in seconds, `hertz` the pitch. Food has one high and one low tone, a ride has three quick
 * tones. Staff recognise the kind of order by the rhythm, not only by the pitch.
 */
const strokes: Record<Ring['rhythm'], readonly { at: number; hertz: number }[]> = {
  food: [
    { at: 0, hertz: HIGH },
    { at: 0.3, hertz: LOW },
  ],
  ride: [
    { at: 0, hertz: LOW },
    { at: 0.15, hertz: LOW },
    { at: 0.3, hertz: HIGH },
  ],
}

/** Plays the alarm sound for one ring: two tones for food, three for a ride. */
export function playBell(context: AudioContext, ring: Ring): void {
  for (const stroke of strokes[ring.rhythm]) {
    const start = context.currentTime + stroke.at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = stroke.hertz
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(ring.isLoud ? 0.9 : 0.4, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_S)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_S + 0.05)
  }
}
