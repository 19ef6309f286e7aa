import { kilometresText } from '#modules/maps/rules/route-figures.ts'
import { messages, plural } from '#i18n/messages.ts'

const peopleDe = (n: number) => plural(n, { one: '1 Person', other: `${n} Personen` })
const piecesDe = (n: number) => plural(n, { one: '1 Gepäckstück', other: `${n} Gepäckstücke` })
const peopleEn = (n: number) => plural(n, { one: '1 person', other: `${n} people` })
const piecesEn = (n: number) => plural(n, { one: '1 piece of luggage', other: `${n} pieces of luggage` })

/** Texts of the booking form (specification §2, §4, §8). */
export const bookingTexts = messages(
  {
    label: 'Buchung',
    service: {
      label: 'Leistung',
      'airport-transfer': 'Flughafentransfer',
      'private-transfer': 'Privattransfer',
      chauffeur: 'Chauffeur für Privatfahrzeuge',
      /** The names of the services for narrow buttons. Soft hyphens mark where a name may be divided. */
      narrow: {
        'airport-transfer': 'Flughafen\u00adtransfer',
        'private-transfer': 'Privat\u00adtransfer',
        chauffeur: 'Chauffeur für Privat\u00adfahrzeuge',
      },
      /** The reasons that guests read if the form has chosen the service for them. */
      why: {
        airport: 'Flughafentransfer, weil Start oder Ziel ein Flughafen ist.',
        noAirport: 'Privattransfer, weil weder Start noch Ziel ein Flughafen ist.',
      },
    },
    place: {
      route: 'Strecke',
      from: 'Von',
      to: 'Nach',
      placeholder: { from: 'Flughafen, Hotel, Adresse', to: 'Wohin geht die Fahrt?' },
      swap: 'Start und Ziel tauschen',
      suggestions: 'Vorschläge',
      loading: 'Vorschläge werden geladen...',
      none: (query: string) => `Zu „${query}“ haben wir nichts gefunden.`,
      failed: 'Vorschläge sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      offline: 'Keine Verbindung. Ihre Eingabe bleibt erhalten. Wir suchen, sobald die Verbindung wieder da ist.',
      count: (n: number) =>
        plural(n, {
          one: '1 Vorschlag. Mit den Pfeiltasten wählen.',
          other: `${n} Vorschläge. Mit den Pfeiltasten wählen.`,
        }),
      didYouMean: 'Meinten Sie …?',
      adopt: (typed: string) => `Adresse „${typed}“ übernehmen`,
      adoptRough: (typed: string) => `„${typed}“ ungefähr übernehmen`,
      middleOf: (place: string) => `Gerechnet wird ab der Mitte von ${place}`,
      tooLong: 'Das ist zu lang. Bitte geben Sie höchstens 120 Zeichen ein.',
      unchosen: 'Bitte wählen Sie einen Ort aus der Liste:',
      unknown: 'Diesen Ort kennen wir nicht. Bitte geben Sie Ort, Straße oder Flughafen an.',
      rough: 'Ungefähr: Mitte des Ortes. Der Fahrer fährt zur Adresse, der Preis wird bestätigt.',
      category: { airport: 'Flughafen', lodging: 'Unterkunft', restaurant: 'Restaurant', bar: 'Bar', place: 'Ort' },
    },
    route: {
      computing: 'Route wird berechnet...',
      failed: 'Route kann nicht berechnet werden.',
      check: 'Prüfen Sie bitte Start und Ziel, oder rufen Sie uns an:',
      estimated: 'geschätzt',
      kilometres: (metres: number) => `${kilometresText(metres, 'de')} km`,
      minutes: (n: number) => `${n} Min.`,
      hours: (h: number, min: number) => `${h} Std. ${min} Min.`,
    },
    map: {
      consent: 'Akzeptieren Sie bitte zuerst die Marketing-Cookies, um Ihre Route auf der Karte zu sehen.',
      accept: 'Akzeptieren',
    },
    flight: {
      label: 'Flugnummer',
      optional: '(opt.)',
      placeholder: 'z. B. OS 202',
      why: {
        arrival: 'Damit wir auf Verspätungen achten können.',
        departure: 'Damit wir Terminal und Abflugzeit kennen.',
        unknown: 'Damit wir Ihren Flug im Blick haben.',
      },
      noAirport: 'Kein Flughafen? Dann „Privattransfer“, ohne Flugnummer.',
      toPrivate: 'Privattransfer wählen',
      implausible: 'Eine Flugnummer sieht meist so aus: OS 202. Bitte prüfen Sie Ihre Angabe.',
    },
    adults: {
      label: 'Erwachsene',
      less: 'Weniger Erwachsene',
      more: 'Mehr Erwachsene',
      persons: peopleDe,
    },
    accessories: {
      /** The popup was closed without 'Übernehmen'. */
      left: 'Ihre letzte Auswahl ist noch nicht übernommen.',
      label: 'Zubehör',
      /** Children ride along, and no child seat is chosen. */
      seat: {
        none: (children: number) =>
          plural(children, {
            one: 'Für das Kind ist noch kein Kindersitz gewählt.',
            other: `Für ${children} Kinder ist noch kein Kindersitz gewählt.`,
          }),
        add: 'Kindersitz dazu?',
      },
      none: 'Kein Zubehör',
      noAddons: 'Bei diesem Fahrzeugtyp sind keine möglichen Erweiterungen vorhanden.',
    },
    vehicle: {
      approximate: (amount: string) => `ca. ${amount}`,
      label: 'Fahrzeug',
      included: 'inkl. MwSt.',
      noPrice: 'Preis nach Wahl der Route',
      onRequest: 'Preis auf Anfrage',
      computing: 'Preis wird berechnet',
      seats: 'Plätze',
      luggage: 'Gepäckstücke',
      tooSmall: (adults: number) => `Für ${adults} Personen zu klein`,
      tooLittleLuggage: (n: number) => `Zu klein für ${piecesDe(n)}`,
      fits: {
        persons: (name: string, persons: number, _luggage: number) =>
          `Für ${peopleDe(persons)} haben wir „${name}“ gewählt.`,
        luggage: (name: string, _persons: number, luggage: number) =>
          `Für ${piecesDe(luggage)} haben wir „${name}“ gewählt.`,
        both: (name: string, persons: number, luggage: number) =>
          `Für ${peopleDe(persons)} und ${piecesDe(luggage)} haben wir „${name}“ gewählt.`,
      },
      unavailable: 'Zu dieser Zeit nicht verfügbar',
      none: 'Für Ihre Angaben ist leider kein Fahrzeug verfügbar. Wählen Sie bitte eine andere Zeit, oder rufen Sie uns an.',
    },
    foot: {
      start: 'Wählen Sie Start und Ziel, dann sehen Sie den Preis für jedes Fahrzeug.',
      note: 'Ihre Anfrage beantworten wir so bald wie möglich per Mail oder Telefon.',
      taxIncluded: (amount: string) => `inkl. ${amount} MwSt.`,
      submit: 'Kontaktdaten eingeben',
    },
    missing: {
      title: (n: number) =>
        plural(n, { one: 'Bitte ergänzen Sie eine Angabe.', other: `Bitte ergänzen Sie ${n} Angaben.` }),
      service: 'Bitte wählen Sie eine Leistung.',
      from: 'Bitte wählen Sie einen Startpunkt.',
      to: 'Bitte wählen Sie einen Endpunkt.',
      date: 'Bitte wählen Sie Datum und Uhrzeit.',
      time: 'Bitte wählen Sie eine Uhrzeit.',
      samePlace: 'Start und Ziel sind derselbe Ort.',
      flightNumber: 'Bitte geben Sie Ihre Flugnummer an.',
      vehicle: 'Bitte wählen Sie ein Fahrzeug.',
      gone: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
    },
  },
  {
    label: 'Booking',
    service: {
      label: 'Service',
      'airport-transfer': 'Airport transfer',
      'private-transfer': 'Private transfer',
      chauffeur: 'Chauffeur for private vehicles',
      narrow: {
        'airport-transfer': 'Airport transfer',
        'private-transfer': 'Private transfer',
        chauffeur: 'Chauffeur for private vehicles',
      },
      why: {
        airport: 'Airport transfer, because start or destination is an airport.',
        noAirport: 'Private transfer, because neither start nor destination is an airport.',
      },
    },
    place: {
      route: 'Route',
      from: 'From',
      to: 'To',
      placeholder: { from: 'Airport, hotel, address', to: 'Where are you going?' },
      swap: 'Swap start and destination',
      suggestions: 'Suggestions',
      loading: 'Loading suggestions...',
      none: (query) => `We found nothing for “${query}”.`,
      failed: 'Suggestions cannot be reached right now. Please try again in a moment.',
      offline: 'No connection. Your entry is kept. We search as soon as the connection is back.',
      count: (n) =>
        plural(n, {
          one: '1 suggestion. Choose with the arrow keys.',
          other: `${n} suggestions. Choose with the arrow keys.`,
        }),
      didYouMean: 'Did you mean …?',
      adopt: (typed) => `Use the address “${typed}”`,
      adoptRough: (typed) => `Use “${typed}” roughly`,
      middleOf: (place) => `Counted from the centre of ${place}`,
      tooLong: 'That is too long. Please enter at most 120 characters.',
      unchosen: 'Please choose a place from the list:',
      unknown: 'We do not know this place. Please enter a town, a street or an airport.',
      rough: 'Roughly: the centre of the town. The driver comes to the address, and the price is confirmed.',
      category: { airport: 'Airport', lodging: 'Lodging', restaurant: 'Restaurant', bar: 'Bar', place: 'Place' },
    },
    route: {
      computing: 'Calculating the route...',
      failed: 'The route cannot be calculated.',
      check: 'Please check start and destination, or call us:',
      estimated: 'estimated',
      kilometres: (metres) => `${kilometresText(metres, 'en')} km`,
      minutes: (n) => `${n} min`,
      hours: (h, min) => `${h} h ${min} min`,
    },
    map: {
      consent: 'Please accept the marketing cookies first to see your route on the map.',
      accept: 'Accept',
    },
    flight: {
      label: 'Flight number',
      optional: '(opt.)',
      placeholder: 'e.g. OS 202',
      why: {
        arrival: 'So that we can follow delays.',
        departure: 'So that we know terminal and departure.',
        unknown: 'So that we can keep an eye on your flight.',
      },
      noAirport: 'No airport? Then “Private transfer”, without a flight number.',
      toPrivate: 'Choose private transfer',
      implausible: 'A flight number usually looks like OS 202. Please check yours.',
    },
    adults: {
      label: 'Adults',
      less: 'Fewer adults',
      more: 'More adults',
      persons: (n) => plural(n, { one: '1 passenger', other: `${n} passengers` }),
    },
    accessories: {
      left: 'Your last choice has not been applied yet.',
      label: 'Accessories',
      seat: {
        none: (children) =>
          plural(children, {
            one: 'No child seat is chosen for the child yet.',
            other: `No child seat is chosen for ${children} children yet.`,
          }),
        add: 'Add a child seat?',
      },
      none: 'No accessories',
      noAddons: 'There are no accessories for this type of vehicle.',
    },
    vehicle: {
      approximate: (amount) => `approx. ${amount}`,
      label: 'Vehicle',
      included: 'incl. VAT',
      noPrice: 'Price once the route is chosen',
      onRequest: 'Price on request',
      computing: 'Calculating the price',
      seats: 'Seats',
      luggage: 'Pieces of luggage',
      tooSmall: (adults) => `Too small for ${adults} people`,
      tooLittleLuggage: (n) => plural(n, { one: 'Too small for 1 piece', other: `Too small for ${n} pieces` }),
      fits: {
        persons: (name, persons) => `For ${peopleEn(persons)} we have chosen “${name}”.`,
        luggage: (name, _persons, luggage) => `For ${piecesEn(luggage)} we have chosen “${name}”.`,
        both: (name, persons, luggage) => `For ${peopleEn(persons)} and ${piecesEn(luggage)} we have chosen “${name}”.`,
      },
      unavailable: 'Not available at this time',
      none: 'No vehicle is available for your details. Please choose another time, or call us.',
    },
    foot: {
      start: 'Choose start and destination to see the price of every vehicle.',
      note: 'We answer every request by e-mail or phone as soon as we can.',
      taxIncluded: (amount) => `incl. ${amount} VAT`,
      submit: 'Enter contact details',
    },
    missing: {
      title: (n) => plural(n, { one: 'Please complete one detail.', other: `Please complete ${n} details.` }),
      service: 'Please choose a service.',
      from: 'Please choose a starting point.',
      to: 'Please choose a destination.',
      date: 'Please choose date and time.',
      time: 'Please choose a time.',
      samePlace: 'Start and destination are the same place.',
      flightNumber: 'Please enter your flight number.',
      vehicle: 'Please choose a vehicle.',
      gone: 'This appointment is no longer free. Please choose another one.',
    },
  },
)

export type BookingTexts = ReturnType<typeof bookingTexts>
