import { messages } from '#i18n/messages.ts'

/** Mails to the team about a screen that is silent, and that is back. */
export const alarmTexts = messages(
  {
    silentSubject: (screen: string, branch: string) => `Schirm „${screen}“ (${branch}) meldet sich nicht`,
    silentText: (screen: string, since: string) =>
      `Vom Schirm „${screen}“ hören wir seit ${since} nichts mehr. Was er zuletzt geladen hat, spielt er wahrscheinlich weiter; neue Preise und Meldungen kommen nicht an.`,
    silentHelp: 'Bitte sehen Sie nach, ob er Strom und Netz hat und ob der Browser mit dem Schirm offen ist.',
    silentOnce: 'Diese Mail kommt einmal. Wenn sich der Schirm wieder meldet, schreiben wir noch einmal.',
    backSubject: (screen: string, branch: string) => `Schirm „${screen}“ (${branch}) ist wieder da`,
    backText: (screen: string, time: string) =>
      `Der Schirm „${screen}“ meldet sich seit ${time} wieder. Sie müssen nichts tun.`,
    open: 'Schirme öffnen',
  },
  {
    silentSubject: (screen, branch) => `Screen “${screen}” (${branch}) is silent`,
    silentText: (screen, since) =>
      `We have not heard from the screen “${screen}” since ${since}. It probably goes on showing what it loaded last; new prices and messages do not arrive.`,
    silentHelp: 'Please check whether it has power and network, and whether the browser with the screen is open.',
    silentOnce: 'This mail comes once. When the screen is back, we write again.',
    backSubject: (screen, branch) => `Screen “${screen}” (${branch}) is back`,
    backText: (screen, time) => `The screen “${screen}” has been back since ${time}. There is nothing to do.`,
    open: 'Open screens',
  },
)
