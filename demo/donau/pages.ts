import type { BlockInput, NavigationItem } from '#modules/content/contract.ts'
import type { SiteInput } from '../fill-pages.ts'

const homeDe: BlockInput[] = [
  {
    type: 'hero',
    title: 'In Wien gelassen ankommen.',
    lead: 'Flughafentransfer, Privattransfer und Chauffeur für Ihr eigenes Fahrzeug. Den Preis sehen Sie, bevor Sie anfragen.',
  },
  { type: 'bookingSystem', note: 'Ihre Anfrage beantworten wir so bald wie möglich per Mail oder Telefon.' },
  {
    type: 'benefits',
    items: [
      {
        icon: 'tag',
        title: 'Sie sehen den Preis vorher',
        text: 'Nach Kilometern, mit der Steuer jedes Landes. Steht „ca.“ davor, machen wir ihn mit der Bestätigung fix.',
      },
      {
        icon: 'flight',
        title: 'Wir kennen Ihren Flug',
        text: 'Mit der Flugnummer passen wir die Abholung an Ihre tatsächliche Landung an.',
      },
      { icon: 'phone', title: '24h geöffnet', text: 'Eine Anfrage um drei Uhr früh liest ein Mensch, kein Automat.' },
    ],
  },
  {
    type: 'vehicles',
    title: 'Drei Wagen, ein Maßstab',
    lead: 'Alle Fahrzeuge sind gepflegt, versichert und nicht älter als drei Jahre. Am Steuer sitzt immer jemand, der Wien kennt.',
  },
  {
    type: 'imageText',
    variant: 'typeA',
    title: 'Wiener Höflichkeit auf vier Rädern',
    lead: 'Wir sind ein kleines Haus mit großem Anspruch: Fahrerinnen und Fahrer, die zehn Minuten früher da sind, Koffer tragen und nur reden, wenn Sie möchten.',
    text: 'Hotels, Kanzleien und Familien vertrauen uns ihre Gäste an. Was wir zusagen, halten wir ein, auch um fünf Uhr früh und bei Schnee auf der A4.',
    link: { label: 'Mehr erfahren', url: '/de/ueber-uns' },
  },
  {
    type: 'faqs',
    title: 'Häufige Fragen',
    lead: 'Nicht dabei? Rufen Sie uns an, wir sind rund um die Uhr da.',
    entries: [
      {
        question: 'Was passiert, wenn mein Flug Verspätung hat?',
        answer:
          'Wir verfolgen Ihre Flugnummer und passen die Abholzeit an. Die ersten 60 Minuten nach der Landung warten wir ohne Aufpreis.',
      },
      {
        question: 'Wann ist meine Fahrt verbindlich?',
        answer:
          'Mit unserer Bestätigung. Bis dahin prüfen wir Wagen und Zeit; Sie bekommen eine Mail, und Ihre Statusseite zeigt jeden Schritt.',
      },
      {
        question: 'Kann ich mit Kindern fahren?',
        answer:
          'Gern. Babyschale, Kindersitz und Sitzerhöhung kosten nichts; wählen Sie sie beim Zubehör, dann sind sie eingebaut, wenn wir kommen.',
      },
      {
        question: 'Fahren Sie auch über die Grenze?',
        answer: 'Ja, in alle Nachbarländer. Der Preis zeigt die Kilometer und die Steuer jedes Landes getrennt.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Bar im Wagen oder online gleich mit der Anfrage. Für Firmen stellen wir auf Wunsch eine Rechnung mit UID-Nummer aus.',
      },
    ],
  },
  { type: 'contact', title: 'Kontakt' },
]

const homeEn: BlockInput[] = [
  {
    type: 'hero',
    title: 'Arrive in Vienna at ease.',
    lead: 'Airport transfers, private transfers and a chauffeur for your own car. You see the price before you send a request.',
  },
  { type: 'bookingSystem', note: 'We answer your request by email or phone as soon as possible.' },
  {
    type: 'benefits',
    items: [
      {
        icon: 'tag',
        title: 'You see the price first',
        text: 'By the kilometre, with the tax of each country. Where it says ‘approx.’, we fix it with our confirmation.',
      },
      {
        icon: 'flight',
        title: 'We know your flight',
        text: 'With the flight number we fit the pick-up to your actual landing.',
      },
      {
        icon: 'phone',
        title: 'Open 24 hours',
        text: 'A request at three in the morning is read by a person, not a machine.',
      },
    ],
  },
  {
    type: 'vehicles',
    title: 'Three cars, one standard',
    lead: 'All our cars are well kept, insured and no more than three years old. Whoever drives knows Vienna.',
  },
  {
    type: 'imageText',
    variant: 'typeA',
    title: 'Viennese courtesy on four wheels',
    lead: 'We are a small house with high standards: chauffeurs who are there ten minutes early, carry your luggage and talk only if you wish.',
    text: 'Hotels, law firms and families entrust their guests to us. What we promise we keep, at five in the morning and in snow on the A4 as well.',
    link: { label: 'Find out more', url: '/en/about' },
  },
  {
    type: 'faqs',
    title: 'Frequently asked questions',
    lead: 'Yours is not here? Give us a call, we are there around the clock.',
    entries: [
      {
        question: 'What happens if my flight is delayed?',
        answer:
          'We follow your flight number and move the pick-up. The first 60 minutes after landing we wait at no extra charge.',
      },
      {
        question: 'When is my ride binding?',
        answer:
          'With our confirmation. Until then we check car and time; you receive an email, and your status page shows every step.',
      },
      {
        question: 'Can I travel with children?',
        answer:
          'Gladly. Infant carriers, child seats and boosters are free; choose them among the extras and they are fitted when we arrive.',
      },
      {
        question: 'Do you cross borders?',
        answer:
          'Yes, into all neighbouring countries. The price shows the kilometres and the tax of each country separately.',
      },
      {
        question: 'How can I pay?',
        answer:
          'In cash in the car, or online together with the request. For companies we issue an invoice with VAT number on request.',
      },
    ],
  },
  { type: 'contact', title: 'Contact' },
]

const aboutDe: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'Über uns',
    lead: 'Donau Chauffeur fährt seit 2009 durch Wien: angefangen hat es mit einem Wagen und einem Stammgast am Flughafen.',
    text: 'Heute sind wir elf Fahrerinnen und Fahrer, drei Fahrzeugklassen und ein Büro an der Oberen Donaustraße, in dem rund um die Uhr jemand abhebt. Wir sind klein geblieben, weil wir jeden Gast kennen wollen.',
  },
  {
    type: 'text',
    title: 'Wofür wir stehen',
    html:
      '<h3>Pünktlich heißt zehn Minuten früher</h3><p>Wir kennen die Baustellen auf der Tangente und den Schichtwechsel am Terminal 3. Deshalb stehen wir vor der Tür, bevor Sie uns suchen.</p>' +
      '<h3>Ein Preis, der hält</h3><p>Sie sehen ihn, bevor Sie anfragen: Kilometer je Land, Steuer je Land, Gesamt. Mit unserer Bestätigung ist er fix; Stau und Umwege sind unsere Sache.</p>' +
      '<h3>Ruhe im Wagen</h3><p>Wasser, WLAN und ein Ladekabel sind da. Musik und Gespräch nur, wenn Sie möchten.</p>' +
      '<h3>Ein eigener Chauffeur für Ihr Auto</h3><p>Nach dem Heurigen, vor der Oper oder für die lange Strecke in den Süden: Wir setzen uns ans Steuer Ihres Wagens.</p>',
  },
  { type: 'contact', title: 'Kontakt' },
]

const aboutEn: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'About us',
    lead: 'Donau Chauffeur has been driving through Vienna since 2009. It began with one car and one regular guest at the airport.',
    text: 'Today we are eleven chauffeurs, three classes of car and an office on Obere Donaustraße where somebody picks up around the clock. We have stayed small because we want to know every guest.',
  },
  {
    type: 'text',
    title: 'What we stand for',
    html:
      '<h3>On time means ten minutes early</h3><p>We know the roadworks on the Tangente and the change of shifts at Terminal 3. That is why we are at the door before you look for us.</p>' +
      '<h3>A price that holds</h3><p>You see it before you send a request: kilometres by country, tax by country, total. Our confirmation fixes it; traffic and detours are our business.</p>' +
      '<h3>Quiet in the car</h3><p>Water, Wi-Fi and a charger are there. Music and conversation only if you wish.</p>' +
      '<h3>A chauffeur for your own car</h3><p>After an evening at the wine tavern, before the opera or for the long way south: we take the wheel of your car.</p>',
  },
  { type: 'contact', title: 'Contact' },
]

export const donauSites: SiteInput[] = [
  {
    path: 'startseite',
    locale: 'de',
    type: 'custom_home',
    name: 'Startseite',
    title: 'Startseite',
    translationKey: 'home',
    isPublic: true,
    content: homeDe,
    description: 'Flughafentransfer und Chauffeurdienst in Wien: Preis vorher sehen, in zwei Minuten anfragen.',
  },
  {
    path: 'home',
    locale: 'en',
    type: 'custom_home',
    name: 'Home',
    title: 'Home',
    translationKey: 'home',
    isPublic: true,
    content: homeEn,
    description:
      'Airport transfers and chauffeur service in Vienna: see the price first, send a request in two minutes.',
  },
  {
    path: 'ueber-uns',
    locale: 'de',
    type: 'custom_site',
    name: 'Über uns',
    title: 'Über uns',
    translationKey: 'about',
    isPublic: true,
    content: aboutDe,
    description: 'Ein kleines Haus mit großem Anspruch: wer wir sind und wofür wir stehen.',
  },
  {
    path: 'about',
    locale: 'en',
    type: 'custom_site',
    name: 'About us',
    title: 'About us',
    translationKey: 'about',
    isPublic: true,
    content: aboutEn,
    description: 'A small house with high standards: who we are and what we stand for.',
  },
]

const link = (label: string, target: string): NavigationItem => ({
  type: 'link',
  label,
  target,
  isEnabled: true,
  children: [],
})
const site = (label: string, target: string): NavigationItem => ({
  type: 'site',
  label,
  target,
  isEnabled: true,
  children: [],
})

/**
 * Header and footer. `siteId` returns the id of a page by its path. Links to anchors contain the path of the start page, so that they
 * work on every page. Some anchors have a name in each language: the section of the vehicles is '#fahrzeuge' or '#vehicles'.
 */
export const donauNavigations = (siteId: (path: string) => string) => [
  {
    identifier: 'header-navigation-de',
    isPublic: true,
    items: [
      link('Buchung', '/de/startseite#booking'),
      site('Über uns', siteId('ueber-uns')),
      link('Kontakt', '/de/startseite#contact'),
    ],
  },
  {
    identifier: 'header-navigation-en',
    isPublic: true,
    items: [
      link('Booking', '/en/home#booking'),
      site('About us', siteId('about')),
      link('Contact', '/en/home#contact'),
    ],
  },
  {
    identifier: 'footer-navigation-de',
    isPublic: true,
    items: [
      site('Über uns', siteId('ueber-uns')),
      link('Fahrzeuge', '/de/startseite#fahrzeuge'),
      link('Häufige Fragen', '/de/startseite#faq'),
      link('Kontakt', '/de/startseite#contact'),
    ],
  },
  {
    identifier: 'footer-navigation-en',
    isPublic: true,
    items: [
      site('About us', siteId('about')),
      link('Cars', '/en/home#vehicles'),
      link('Questions', '/en/home#faq'),
      link('Contact', '/en/home#contact'),
    ],
  },
]
