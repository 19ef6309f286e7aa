import { messages } from '#i18n/messages.ts'

/** Texts of the blocks, legal pages and pictures of the website (specification §2, Header, Site types, Legal). */
export const contentTexts = messages(
  {
    about: 'Über uns',
    aboutPath: 'ueber-uns',
    contact: 'Kontakt',
    more: 'Mehr erfahren',
    reviews: {
      title: (host: string) => `Bewertungen von ${host}`,
      text: (host: string) =>
        `Sie werden erst geladen, wenn Sie Cookies akzeptieren. ${host} erfährt dann Ihre Adresse im Netz, aber nicht, welche Seite Sie lesen.`,
      more: 'Mehr erfahren',
      accept: 'Akzeptieren',
      loaded: 'Inhalt eines fremden Dienstes, geladen nach Ihrer Zustimmung.',
      withdraw: 'Zustimmung widerrufen',
    },
    lightbox: {
      open: (name: string) => `${name}: Bilder ansehen`,
      close: 'Schließen',
      previous: 'Voriges Bild',
      next: 'Nächstes Bild',
      position: (n: number, of: number) => `${n} / ${of}`,
    },
    legalTitles: {
      termsAndConditions: 'Allgemeine Geschäftsbedingungen',
      privacyPolicy: 'Datenschutz',
      imprint: 'Impressum',
      allergens: 'Allergene',
      accessibility: 'Barrierefreiheit',
    },
  },
  {
    about: 'About us',
    aboutPath: 'about',
    contact: 'Contact',
    more: 'Learn more',
    reviews: {
      title: (host) => `Reviews from ${host}`,
      text: (host) =>
        `They are loaded only when you accept cookies. ${host} then learns your network address, and not which page this is.`,
      more: 'Learn more',
      accept: 'Accept',
      loaded: 'Content of another service, loaded after your consent.',
      withdraw: 'Withdraw consent',
    },
    lightbox: {
      open: (name) => `${name}: view pictures`,
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      position: (n, of) => `${n} / ${of}`,
    },
    legalTitles: {
      termsAndConditions: 'Terms and conditions',
      privacyPolicy: 'Privacy',
      imprint: 'Imprint',
      allergens: 'Allergens',
      accessibility: 'Accessibility',
    },
  },
)
