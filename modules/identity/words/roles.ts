import { messages } from '#i18n/messages.ts'

/** Texts of the page 'Rollen', which shows what each role may do. */
export const rolesTexts = messages(
  {
    text: 'Was jede Rolle sehen und ändern darf. Diese Rechte gelten überall im Backoffice.',
    adds: 'Wer mehrere Rollen hat, darf alles, was eine davon erlaubt. Welche Standorte eine Person sieht, steht bei der Person.',
    right: 'Recht',
    toUsers: 'Benutzer ansehen',
    no: 'nein',
    reach: { everywhere: 'überall', branches: 'eigene Standorte', own: 'nur für sich selbst' },
  },
  {
    text: 'What each role may see and change. These permissions apply everywhere in the back office.',
    adds: 'A person with several roles may do whatever one of them allows. Which branches a person sees is set in that person’s user account.',
    right: 'Permission',
    toUsers: 'View users',
    no: 'no',
    reach: { everywhere: 'everywhere', branches: 'own branches', own: 'for themselves only' },
  },
)
