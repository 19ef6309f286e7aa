import { plural, words } from '#i18n/messages.ts'

/** Texts of the bar for several selected orders, and of the filters on the board. */
export const viewsWords = words(
  {
    bulk: {
      select: 'Mehrere auswählen',
      all: 'Alle auswählen',
      confirm: (n: number) => `Annehmen (${n})`,
      complete: (n: number) => `Abschließen (${n})`,
      done: {
        confirm: (n: number) => `${n} ${plural(n, { one: 'Bestellung', other: 'Bestellungen' })} angenommen.`,
        complete: (n: number) => `${n} ${plural(n, { one: 'Bestellung', other: 'Bestellungen' })} abgeschlossen.`,
      },
      refused: (numbers: string) => `Nicht möglich war es bei: ${numbers}.`,
      awaited: (numbers: string) => `Beim Annehmen ausgelassen, weil der Gast noch antworten muss: ${numbers}.`,
      clash: {
        title: (n: number, rides: number) =>
          rides === 1
            ? 'Zur Zeit dieser Fahrt fährt ihr Fahrzeug schon'
            : `${n} von ${rides} Fahrten brauchen ihr Fahrzeug zur gleichen Zeit`,
        text: 'Ausgelassene Fahrten bleiben in „Neu“ und ausgewählt.',
        chosen: (number: string, time: string) =>
          `Zur gleichen Zeit braucht dieses Fahrzeug auch: ${number} um ${time}, ebenfalls ausgewählt`,
        leaveOut: (n: number) => `Ohne diese annehmen (${n})`,
        anyway: (n: number) => `Trotzdem annehmen (${n})`,
      },
      unready: {
        title: (n: number, all: number) =>
          all === 1
            ? 'Diese Bestellung ist noch nicht fertig'
            : `${n} von ${all} Bestellungen ${plural(n, { one: 'ist', other: 'sind' })} noch nicht fertig`,
        onlyCash: (all: number) => (all === 1 ? 'Diese Bestellung abschließen?' : `${all} Bestellungen abschließen?`),
        cash: (amount: string) => `${amount} noch offen`,
        openCash: (sum: string, n: number) =>
          `Noch zu kassieren: ${sum} (${n} ${plural(n, { one: 'Bestellung', other: 'Bestellungen' })}). Abgeschlossen gelten sie als bezahlt.`,
        ahead: (n: number, all: number) =>
          all === 1
            ? 'Der Termin dieser Bestellung liegt noch in der Zukunft'
            : `Bei ${n} von ${all} Bestellungen liegt der Termin noch in der Zukunft`,
        text: (others: number) =>
          `Gäste lesen sofort, dass ihre Bestellung abgeschlossen ist. Das lässt sich nicht zurücknehmen.${others > 0 ? ' Ausgelassene Bestellungen bleiben ausgewählt.' : ''}`,
        leaveOut: (n: number) => `Ohne diese abschließen (${n})`,
        anyway: (n: number) => (n === 1 ? 'Trotzdem abschließen (1)' : `Alle abschließen (${n})`),
      },
    },
    views: {
      filterOn: 'Filter, aktiv',
      way: 'Bestellart',
      everyBranch: 'Alle Standorte',
      save: 'Als Ansicht speichern',
      shared: 'Sichtbar für alle an der Tafel.',
      first: 'Wählen Sie zuerst einen Filter.',
      example: 'Abendservice',
      submit: 'Speichern',
      saved: 'Gespeicherte Ansichten',
      remove: (name: string) => `Ansicht ${name} löschen`,
      failed: 'Die Ansicht konnte nicht gespeichert werden.',
    },
  },
  {
    bulk: {
      select: 'Select several',
      all: 'Select all',
      confirm: (n) => `Accept (${n})`,
      complete: (n) => `Complete (${n})`,
      done: {
        confirm: (n) => `${n} ${plural(n, { one: 'order', other: 'orders' })} accepted.`,
        complete: (n) => `${n} ${plural(n, { one: 'order', other: 'orders' })} completed.`,
      },
      refused: (numbers) => `Not possible for: ${numbers}.`,
      awaited: (numbers) => `Left out when accepting, because the guest still has to answer: ${numbers}.`,
      clash: {
        title: (n, rides) =>
          rides === 1
            ? 'The vehicle of this ride is already booked at that time'
            : `${n} of ${rides} rides need their vehicle at the same time`,
        text: 'Rides that are left out stay in “New” and selected.',
        chosen: (number, time) => `This vehicle is needed at the same time by: ${number} at ${time}, selected, too`,
        leaveOut: (n) => `Accept without these (${n})`,
        anyway: (n) => `Accept anyway (${n})`,
      },
      unready: {
        title: (n, all) =>
          all === 1
            ? 'This order is not ready yet'
            : `${n} of ${all} orders ${plural(n, { one: 'is', other: 'are' })} not ready yet`,
        onlyCash: (all) => (all === 1 ? 'Complete this order?' : `Complete ${all} orders?`),
        cash: (amount) => `${amount} still to pay`,
        openCash: (sum, n) =>
          `Still to be paid: ${sum} (${n} ${plural(n, { one: 'order', other: 'orders' })}). Completed orders count as paid.`,
        ahead: (n, all) =>
          all === 1
            ? 'The appointment of this order is still to come'
            : `${n} of ${all} orders ${plural(n, { one: 'has its appointment', other: 'have their appointments' })} still to come`,
        text: (others) =>
          `Guests are told at once that their order is completed. This cannot be undone.${others > 0 ? ' Orders that are left out stay selected.' : ''}`,
        leaveOut: (n) => `Complete without these (${n})`,
        anyway: (n) => (n === 1 ? 'Complete anyway (1)' : `Complete all (${n})`),
      },
    },
    views: {
      filterOn: 'Filter, on',
      way: 'Order type',
      everyBranch: 'All branches',
      save: 'Save as a view',
      shared: 'Everybody who uses the board sees it.',
      first: 'Choose a filter first.',
      example: 'Evening shift',
      submit: 'Save',
      saved: 'Saved views',
      remove: (name) => `Delete view ${name}`,
      failed: 'The view could not be saved.',
    },
  },
)
