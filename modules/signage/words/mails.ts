import { messages } from '#i18n/messages.ts'

/** Texts of mails about screens that are silent, and about screens that report again. */
export const alarmTexts = messages(
  {
    silentSubject: (screens: readonly string[], branch: string) =>
      screens.length === 1
        ? `Schirm „${screens[0]}“ (${branch}) meldet sich nicht`
        : `${screens.length} Schirme (${branch}) melden sich nicht`,
    silentText: (screen: string, since: string) => `Vom Schirm „${screen}“ hören wir seit ${since} nichts mehr.`,
    silentHelp:
      'Bitte sehen Sie nach, ob Strom und Netz da sind und ob der Browser mit dem Schirm offen ist. Was zuletzt geladen wurde, spielt wahrscheinlich weiter; neue Preise und Meldungen kommen nicht an.',
    silentOnce: 'Diese Mail kommt einmal. Wenn sich ein Schirm wieder meldet, schreiben wir noch einmal.',
    backSubject: (screens: readonly string[], branch: string) =>
      screens.length === 1
        ? `Schirm „${screens[0]}“ (${branch}) ist wieder da`
        : `${screens.length} Schirme (${branch}) sind wieder da`,
    backText: (screen: string, time: string) => `Der Schirm „${screen}“ hat sich um ${time} gemeldet.`,
    backHelp: 'Sie müssen nichts tun.',
    open: 'Schirme öffnen',
  },
  {
    silentSubject: (screens, branch) =>
      screens.length === 1
        ? `Screen “${screens[0]}” (${branch}) is silent`
        : `${screens.length} screens (${branch}) are silent`,
    silentText: (screen, since) => `We have not heard from the screen “${screen}” since ${since}.`,
    silentHelp:
      'Please check power and network, and whether the browser with the screen is open. What was loaded last is probably still shown; new prices and messages do not arrive.',
    silentOnce: 'This mail comes once. When a screen is back, we write again.',
    backSubject: (screens, branch) =>
      screens.length === 1
        ? `Screen “${screens[0]}” (${branch}) is back`
        : `${screens.length} screens (${branch}) are back`,
    backText: (screen, time) => `The screen “${screen}” reported at ${time}.`,
    backHelp: 'There is nothing to do.',
    open: 'Open screens',
  },
)
