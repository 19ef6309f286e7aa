import { messages } from '#i18n/messages.ts'

/** Texts of the dialog that pairs a player: which screen it is for, and what the screen's program shows. */
export const pairTexts = messages(
  {
    screen: 'Schirm',
    newScreen: 'Neuer Schirm',
    screenHint: 'Ein Schirm, der auf ein Gerät wartet, bringt Name, Standort und Programm mit.',
    chooseProgram: 'Programm wählen',
    programShows: (rules: string) => `Zeigt: ${rules}`,
    programElse: (segment: string) => `sonst ${segment}`,
    programAlways: (segment: string) => `immer ${segment}`,
    programIdle: 'Ruhebild',
    fromDay: (day: string) => `ab ${day}`,
    toDay: (day: string) => `bis ${day}`,
    onlyWhen: (times: string) => `nur ${times}`,
    perHour: (n: number) => `höchstens ${n}× je Stunde`,
  },
  {
    screen: 'Screen',
    newScreen: 'New screen',
    screenHint: 'A screen that waits for a device brings its name, branch and program.',
    chooseProgram: 'Choose a program',
    programShows: (rules) => `Shows: ${rules}`,
    programElse: (segment) => `otherwise ${segment}`,
    programAlways: (segment) => `always ${segment}`,
    programIdle: 'idle picture',
    fromDay: (day) => `from ${day}`,
    toDay: (day) => `until ${day}`,
    onlyWhen: (times) => `only ${times}`,
    perHour: (n) => `at most ${n}× per hour`,
  },
)
