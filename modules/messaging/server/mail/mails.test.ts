import { money } from '#kernel/money.ts'
import { endedMoney } from '#modules/ordering/rules/ended-money.ts'
import { type Happening, ledgerAfter } from '#modules/ordering/testing/money-history.ts'
import { scriptTexts } from '#testing/script-texts.ts'
import { expect, test } from 'vitest'
import { donauBrand, rideOrder } from '../testing/ride-order.ts'
import { mailers } from '../testing/mailers.ts'
import { mailColours } from './colours.ts'
import { branchMail, customerMail, customerMails, type MailContext } from './order-mails.ts'
import { html, lines } from './safe-html.ts'
import { moment } from './wording.ts'

const context: MailContext = {
  brand: donauBrand,
  baseUrl: 'https://donau.example',
  now: Temporal.Instant.from('2026-11-20T09:00:00Z'),
  mailers,
}
const counterAppointment = {
  appointment: '2026-11-27T15:00:00.000Z',
  expiresAt: '2026-11-20T11:00:00.000Z',
  message: 'Um vier ist Ihr Wagen frei.',
  state: 'open' as const,
}

test('both parts show what was booked, the time, the vehicle, the price and the taxes', () => {
  for (const kind of customerMails) {
    const mail = customerMail(kind, rideOrder({ counterAppointment }), context, [])
    for (const part of [mail?.text ?? '', (mail?.html ?? '').replaceAll(/<[^>]+>/g, ' ')]) {
      for (const words of [
        '7F3K2QX9M',
        'Flughafen Wien-Schwechat',
        'Salzburg Hauptbahnhof',
        'Fr., 27.11.2026, 14:35 Uhr',
        'Flughafentransfer',
        'Business Class',
        'OS 452',
        '1 × Kindersitz',
        'Barzahlung',
        '316,4 km, 3 Std. 14 Min. Fahrzeit (geschätzt)',
        'Österreich, 176 km',
        'Deutschland, 158 km',
        '325,90 EUR',
        '292,20 EUR',
        'Netto',
        '588,47 EUR',
        'Mehrwertsteuer (10%)',
        '29,63 EUR',
        'Mehrwertsteuer (0%)',
        'Gesamt',
        '618,10 EUR',
        '+43 1 234 56 78',
        'wien@donau-chauffeur.example',
      ])
        expect(part).toContain(words)
    }
  }
})

test('an estimated price is approximate until it is confirmed, then fixed', () => {
  const source = (state: 'waiting' | 'confirmed') => {
    const { order, ...rest } = rideOrder({ state })
    return { ...rest, order: { ...order, pricing: { ...order.pricing, isApproximate: true } } }
  }
  const received = customerMail('received', source('waiting'), context, [])?.text
  expect(received).toContain('ca. 618,10 EUR')
  expect(received).toContain('Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.')
  for (const kind of ['confirmed', 'completed'] as const) {
    const text = customerMail(kind, source('confirmed'), context, [])?.text
    expect(text).toMatch(/Gesamt +618,10 EUR/)
    expect(text).not.toMatch(/ca\.|fix|steht nach Abschluss/)
  }
})

test.each([
  ['received', 'waiting', ['Ihre Anfrage', 'Anfragenummer'], /Ihre Fahrt|Buchungsnummer/],
  ['confirmed', 'confirmed', ['Ihre Fahrt', 'Buchungsnummer'], /Anfrage/],
] as const)('in the mail %s the ride is called as its state %s says', (kind, state, words, others) => {
  const text = customerMail(kind, rideOrder({ state }), context, [])?.text
  for (const word of words) expect(text).toContain(word)
  expect(text).not.toMatch(others)
})

test('the lines of a ride name the country of their tax, without repetition', () => {
  const text = customerMail('received', rideOrder({ locale: 'en' }), context, [])?.text
  expect(text).toMatch(
    /Business Class +325,90 EUR\n {2}Austria, 176 km\nBusiness Class +292,20 EUR\n {2}Germany, 158 km\n/,
  )
  expect(text).not.toContain('Startpunkt')
})

test('distance and time are rounded as on the page: up to the next tenth and the next minute', () => {
  const source = rideOrder()
  if (source.order.ride) Object.assign(source.order.ride.route, { metres: 332_040, seconds: 2881 })
  expect(customerMail('received', source, context, [])?.text).toContain('332,1 km, 49 Min. Fahrzeit')
})

test('the printed column adds up: net is gross less the printed taxes (docs/rules/money.md, Lines and totals)', () => {
  const source = rideOrder()
  source.order.pricing.taxes = [
    { rate: 10, net: 0.0455, tax: 0.0045, gross: 0.05 },
    { rate: 20, net: 0.0417, tax: 0.0083, gross: 0.05 },
  ]
  source.order.pricing.totalGross = 0.1
  source.order.pricing.totalNet = 0.0872
  expect(customerMail('received', source, context, [])?.text).toMatch(
    /Netto +0,09 EUR\nMehrwertsteuer \(10%\) +0,00 EUR\nMehrwertsteuer \(20%\) +0,01 EUR\nGesamt +0,10 EUR/,
  )
})

test('a counter-appointment links to the status page; opening a link accepts or declines nothing (docs/rules/security.md, Foreign sites)', () => {
  const mail = customerMail('counter', rideOrder({ counterAppointment, state: 'waiting' }), context, [])
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href)
    .filter((href) => href?.startsWith('https:'))
  expect(links).toEqual([
    'https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000000000001?answer=accept',
    'https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000000000001?answer=decline',
  ])
  expect(mail?.text).toContain('Fr., 27.11.2026, 16:00 Uhr')
  expect(mail?.text).toContain('statt Fr., 27.11.2026, 14:35 Uhr')
  expect(mail?.text).toContain('> Um vier ist Ihr Wagen frei.')
})

test('the mail to the branch links to the order on the board and shows the guest’s phone number', () => {
  const mail = branchMail('placed', rideOrder({ state: 'waiting', comment: 'Ausgang 3' }), context)
  expect(mail?.text).toContain('https://donau.example/backend/bestellungen/00000000-0000-7000-8000-0000000000a1')
  for (const words of [
    'Anna Gruber',
    '+436641234567',
    'anna.gruber@example.at',
    'Taborstraße 12, 1020 Wien, Österreich',
    '> Ausgang 3',
  ])
    expect(mail?.text).toContain(words)
  const late = branchMail('escalated', rideOrder({ state: 'waiting' }), context)
  expect(late?.text).toContain('Seit 5 Minuten wartet ein Gast auf eine Antwort.')
})

test('a rejection shows the reason that staff entered', () => {
  expect(
    customerMail('rejected', rideOrder({ rejectionMessage: 'Alle Wagen\nsind unterwegs.' }), context, [])?.text,
  ).toContain('> Alle Wagen\n> sind unterwegs.')
})

/** Typed texts that would change a mail if they were not escaped (docs/rules/security.md, Output). */
const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{{7*7}}',
  'javascript:alert(1)',
  "' onmouseover='x",
  '\u202Egnp.exe',
  'a\u0000b',
  '</td></table><script>x</script>',
  // Line breaks in these texts are replaced by spaces. Additional lines would also change the structure of the mail, which the test
  // compares.
  ...scriptTexts.map((text) => text.replaceAll(/\s+/g, ' ')),
]

/** Writes each mail that shows typed text. Every field that guests or staff can fill in contains `words`. */
function mailsSaying(words: string) {
  const source = rideOrder({
    firstName: words,
    lastName: words,
    comment: words,
    rejectionMessage: words,
    companyName: words,
    isCompany: true,
    street: words,
    city: words,
    phone: words,
    counterAppointment: { ...counterAppointment, message: words },
  })
  const { ride, items } = source.order
  if (ride)
    Object.assign(ride, {
      flightNumber: words,
      from: { ...ride.from, name: words, place: `${words} 2` },
      vehicle: { ...ride.vehicle, name: words },
    })
  const [stretch] = items
  if (stretch)
    items.push({
      ...stretch,
      kind: 'accessory',
      name: words,
      amount: 2,
      unit: 'amount',
      details: [{ name: words, value: words }],
    })
  source.branch.name = words
  return [
    customerMail('counter', source, context, []),
    customerMail('rejected', source, context, []),
    branchMail('placed', source, context),
  ]
}
/** Everything in a mail that a browser would interpret: its tags with the names of their attributes, and the targets of its links. */
const skeleton = (markup = ''): string[] =>
  (markup.match(/<[a-z/!][^>]*>/gi) ?? []).map((tag) =>
    tag.replaceAll(/="[^"]*"/g, (value) => (/^="(https|tel|mailto):/.test(value) ? value : '')),
  )

test.each(payloads)('typed text is never interpreted as markup: %j (docs/rules/security.md, Output)', (payload) => {
  const harmless = mailsSaying('Wort')
  for (const [at, mail] of mailsSaying(payload).entries()) {
    expect(skeleton(mail?.html)).toEqual(skeleton(harmless[at]?.html))
    const everything = `${mail?.html}${mail?.text}${mail?.subject}${mail?.to.name}${mail?.replyTo?.name}`
    for (const sign of ['\u0000', '\u202e']) expect(everything).not.toContain(sign)
  }
})

test('the template escapes values and omits missing ones', () => {
  expect(html`<a title="${'"<&>\''}">${undefined}${false}${['x', html`<b>${'<'}</b>`]}</a>`.markup).toBe(
    '<a title="&quot;&lt;&amp;&gt;&#39;">x<b>&lt;</b></a>',
  )
  expect(html`${lines('a\r\nb<c')}`.markup).toBe('a<br />b&lt;c')
})

test('a mail loads nothing', () => {
  const markup = customerMail('confirmed', rideOrder(), context, [])?.html ?? ''
  expect(markup).not.toMatch(/\ssrc=|url\(|<link|@import/i)
})

test('a brand’s own colours are used in its mails; invalid colours are not', () => {
  const colours = mailColours({
    themeTokens: { '--brand': '#123456', '--ink': 'red;background:url(x)', '--radius': '1.5rem', '--on-brand': '#fff' },
  })
  expect(colours).toMatchObject({ brand: '#123456', ink: '#10151c', onBrand: '#ffffff', radius: '20px' })
  expect(mailColours({ themeTokens: {} }).brand).toBe('#234a78')
  expect(
    customerMail(
      'confirmed',
      rideOrder(),
      { ...context, brand: { ...donauBrand, themeTokens: { '--brand': '#123456' } } },
      [],
    )?.html,
  ).toContain('background:#123456')
})

test('times are in the branch’s zone; in the hour that occurs twice with the offset (docs/rules/time.md, Clock changes)', () => {
  expect(moment('de', '2026-07-01T12:05:00Z', 'Europe/Vienna')).toBe('Mi., 01.07.2026, 14:05 Uhr')
  expect(moment('en', '2026-07-01T12:05:00Z', 'Europe/Vienna')).toBe('Wed, 01.07.2026, 14:05')
  expect(moment('de', '2026-10-25T00:30:00Z', 'Europe/Vienna')).toBe('So., 25.10.2026, 02:30 (+02:00) Uhr')
  expect(moment('de', '2026-10-25T01:30:00Z', 'Europe/Vienna')).toBe('So., 25.10.2026, 02:30 (+01:00) Uhr')
})

test('the mail names the free waiting time of the driver: at an airport from the landing', () => {
  const source = rideOrder()
  const branch = { ...source.branch, waitingMinutes: 15, airportWaitingMinutes: 60 }
  const isAirport = source.order.ride?.from.category === 'airport'
  const text = customerMail('received', { ...source, branch }, context, [])?.text ?? ''
  expect(text).toMatch(isAirport ? /Freie Wartezeit: +60 Min\. ab der Landung/ : /Freie Wartezeit: +15 Min\./)
  expect(customerMail('received', source, context, [])?.text).not.toContain('Freie Wartezeit')
})

test.each([
  ['de', false, 'Ihre Stornierung war kostenlos. 49,00 EUR werden Ihnen rückerstattet.'],
  ['de', true, 'Ihre Stornierung war kostenlos. 49,00 EUR wurden Ihnen rückerstattet.'],
  ['en', false, 'Your cancellation was free of charge. 49,00 EUR will be refunded to you.'],
] as const)(
  'the mail about a free cancellation names the amount (%s, already refunded: %s)',
  (locale, isBack, words) => {
    const source = rideOrder({ state: 'canceled', isCanceled: true, isPaid: true, isRefunded: isBack, locale })
    const told = { ...source, endedMoney: isBack ? null : ('going-back' as const), endedAmount: 49, isFreeCancel: true }
    expect(customerMail('canceled', told, context, [])?.text.replaceAll(/\s+/g, ' ')).toContain(words)
    const asked = { ...source, endedMoney: 'asked' as const, endedAmount: 49 }
    if (!isBack) expect(customerMail('canceled', asked, context, [])?.text).toContain('49,00 EUR')
  },
)

test.each([
  [false, 'Es ist nichts mehr zu tun.'],
  [true, 'Bitte entscheiden Sie über die Rückerstattung.'],
])('the mail to the branch about a cancellation says what is left to do (refund asked: %s)', (isRefundAsked, words) => {
  const canceled = rideOrder({ state: 'canceled', isCanceled: true, isRefundAsked })
  expect(branchMail('canceled', canceled, context)?.text.replaceAll(/\s+/g, ' ')).toContain(words)
})

test.each<[string, boolean | undefined, RegExp]>([
  ['goes back', true, /wird Ihnen auf demselben Weg rückerstattet/],
  ['is still to be decided', undefined, /Wir melden uns wegen der Rückerstattung/],
  ['stays', false, /wird nicht automatisch rückerstattet/],
])('money is received for an order that is rejected: it %s', (_name, refund, words) => {
  const rejected: Happening = { events: [{ event: 'ended', refund }] }
  const textOf = (happened: readonly Happening[]) => {
    const source = rideOrder({ state: 'rejected', isRejected: true })
    const told = { ...source, endedMoney: endedMoney('rejected', ledgerAfter(happened)) }
    return customerMail('rejected', told, context, [])?.text ?? ''
  }
  // In the first run of the loop, the guest has paid the right amount. In the second run, the amount is wrong, and staff must decide about
  // it.
  for (const isAsked of [true, false]) {
    const came: Happening = { events: [{ event: 'came', amount: money(25), isAsked }], asks: !isAsked }
    const text = textOf([came, rejected]).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(words)
    expect(text).not.toContain('keine Kosten')
  }
  const free = textOf([rejected]).replaceAll(/\s+/g, ' ')
  expect(free).toContain('Es entstehen Ihnen keine Kosten.')
  expect(free).not.toMatch(/Rückerstattung|demselben Weg|automatisch zurück/)
})
