import { messages, plural } from '#i18n/messages.ts'

/** Texts about dishes because of which times are missing. Guests read them where they choose the time of an order. */
export const narrowingTexts = messages(
  {
    hours: (name: string, hours: string) => `${name} gibt es nur ${hours}.`,
    late: (name: string, day: string, time: string) => `${name} gibt es erst ${day} ab ${time} Uhr.`,
    never: (name: string) => `${name} ist in den nächsten 180 Tagen nicht möglich.`,
    certain: 'zu bestimmten Zeiten',
    inText: { today: 'heute', tomorrow: 'morgen', on: (date: string) => `am ${date}` },
    day: (day: string) => `am ${day}`,
    days: (first: string, last: string) => `von ${first} bis ${last}`,
    until: (time: string) => `bis ${time}`,
    from: (time: string) => `ab ${time}`,
    between: (from: string, to: string) => `von ${from} bis ${to}`,
    without: (n: number) =>
      plural(n, {
        one: 'Ohne dieses Gericht sind weitere Zeiten frei.',
        other: 'Ohne diese Gerichte sind weitere Zeiten frei.',
      }),
    /** The button if there is only one dish. */
    removeOnly: 'Entfernen',
    remove: (name: string) => `${name} entfernen`,
  },
  {
    hours: (name, hours) => `We serve ${name} only ${hours}.`,
    late: (name, day, time) => `We serve ${name} only ${day} from ${time}.`,
    never: (name) => `${name} is not possible within the next 180 days.`,
    certain: 'at certain times',
    inText: { today: 'today', tomorrow: 'tomorrow', on: (date) => `on ${date}` },
    day: (day) => `on ${day}`,
    days: (first, last) => `from ${first} to ${last}`,
    until: (time) => `until ${time}`,
    from: (time) => `from ${time}`,
    between: (from, to) => `from ${from} to ${to}`,
    without: (n) =>
      plural(n, {
        one: 'Without this dish, more times are free.',
        other: 'Without these dishes, more times are free.',
      }),
    removeOnly: 'Remove',
    remove: (name) => `Remove ${name}`,
  },
)
