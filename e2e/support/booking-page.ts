import { expect, type Locator, type Page } from './test.ts'

/** Texts of the booking sheet and the checkout in both languages. */
const words = {
  de: {
    home: '/de/startseite',
    from: 'Von',
    to: 'Nach',
    date: 'Datum',
    time: 'Uhrzeit',
    flight: /Flugnummer/,
    save: 'Speichern',
    next: 'Nächster Monat',
    submit: 'Kontaktdaten eingeben',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    street: /Straße/,
    zip: 'Postleitzahl',
    city: 'Ort',
    terms: /Geschäftsbedingungen/,
    privacy: /Datenschutzerklärung/,
    send: /Zahlungspflichtig bestellen|Vorbestellung abschicken/,
    decline: 'Ablehnen',
  },
  en: {
    home: '/en/home',
    from: 'From',
    to: 'To',
    date: 'Date',
    time: 'Time',
    flight: /Flight number/,
    save: 'Save',
    next: 'Next month',
    submit: 'Enter contact details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    street: /Street/,
    zip: 'Postcode',
    city: 'Town',
    terms: /terms and conditions/,
    privacy: /privacy policy/,
    send: /Order with obligation to pay|Send preorder/,
    decline: 'Decline',
  },
} as const

type Language = keyof typeof words
/** A calendar day, from any object with year, month and day. */
export type Day = Pick<Temporal.PlainDate, 'year' | 'month' | 'day'>

/** The booking page. Counts the visitor's taps and typed fields (limit of a first visit on a phone: 14 taps, 7 typed fields). */
export class BookingPage {
  readonly page: Page
  readonly words: (typeof words)[Language]
  taps = 0
  typedFields = 0

  constructor(page: Page, language: Language = 'de') {
    this.page = page
    this.words = words[language]
  }

  async open(): Promise<void> {
    await this.page.goto(this.words.home)
    await expect(this.sheet).toBeVisible()
  }

  get sheet(): Locator {
    return this.page.locator('#booking form')
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    // If the form has already moved the focus to the field, no tap is needed.
    if (!(await target.evaluate((element) => element === document.activeElement))) this.taps += 1
    await this.fill(target, text)
  }

  /**
   * Fills in the next field of a form. It does not count as a tap, because the visitor can use a key of the phone's keyboard to get to
   * this field.
   */
  async fill(target: Locator, text: string): Promise<void> {
    this.typedFields += 1
    await target.fill(text)
  }

  place(end: 'from' | 'to'): Locator {
    return this.page.getByRole('combobox', { name: this.words[end], exact: true })
  }

  async choosePlace(end: 'from' | 'to', query: string, suggestion: RegExp): Promise<void> {
    await this.type(this.place(end), query)
    await this.tap(this.page.getByRole('option', { name: suggestion }).first())
    await expect(this.place(end)).toHaveValue(suggestion)
    // The field shows the name at once, but the coordinates are looked up. The draft contains the place only after they have arrived.
    await expect(this.place(end)).not.toHaveAttribute('aria-busy')
  }

  get date(): Locator {
    return this.page.getByRole('combobox', { name: this.words.date, exact: true })
  }

  get time(): Locator {
    return this.page.getByRole('combobox', { name: this.words.time, exact: true })
  }

  /** Opens the calendar, goes to the month and chooses the day. If a time picker opens after that, closes it without choosing a time. */
  async chooseDate(day: Day): Promise<void> {
    await this.saveDay(day)
    if ((await this.time.inputValue()) !== '') return
    await expect(this.page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toBeHidden()
  }

  /** Chooses the day, and the time that the time picker proposes. */
  async chooseProposed(day: Day): Promise<void> {
    await this.saveDay(day)
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByRole('spinbutton').first()).toBeVisible()
    await this.tap(dialog.getByRole('button', { name: this.words.save }))
    await expect(dialog).toBeHidden()
  }

  private async saveDay(day: Day): Promise<void> {
    await this.tap(this.date)
    const dialog = this.page.getByRole('dialog')
    const named = this.dayButton(day)
    await expect(dialog.getByRole('grid')).toBeVisible()
    for (let months = 0; months < 8 && !(await named.isVisible()); months += 1)
      await this.tap(dialog.getByRole('button', { name: this.words.next }))
    await this.tap(named)
    await this.tap(dialog.getByRole('button', { name: this.words.save }))
    await expect(dialog.getByRole('grid')).toBeHidden()
  }

  dayButton(day: Day): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: this.spoken(day) })
  }

  /** The label of a day for screen readers: 'Montag, 23. November 2026' or 'Monday 23 November 2026', followed by its state. */
  spoken(day: Day): RegExp {
    const month = new Date(Date.UTC(day.year, day.month - 1, 1)).toLocaleString(
      this.words === words.de ? 'de-AT' : 'en-GB',
      { month: 'long', timeZone: 'UTC' },
    )
    return new RegExp(`(^|\\D)${day.day}\\.? ${month} ${day.year}`)
  }

  /** Types the hour and minutes into the picker, two digits each. */
  async chooseTime(time: string): Promise<void> {
    await this.tap(this.time)
    const dialog = this.page.getByRole('dialog')
    const [hour = '', minute = ''] = time.split(':')
    const [hours, minutes] = [dialog.getByRole('spinbutton').first(), dialog.getByRole('spinbutton').last()]
    await hours.press('Home')
    for (const digit of hour) await hours.press(digit)
    for (const digit of minute) await minutes.press(digit)
    await this.tap(dialog.getByRole('button', { name: this.words.save }))
    await expect(this.time).toHaveValue(time)
  }

  async typeFlight(number: string): Promise<void> {
    await this.type(this.page.getByRole('textbox', { name: this.words.flight }), number)
  }

  /** Fills the whole sheet, Vienna airport to Salzburg. */
  async fillRide(at: Temporal.ZonedDateTime): Promise<void> {
    await this.choosePlace(
      'from',
      this.words === words.de ? 'Flughafen Wien' : 'Vienna Airport',
      /Flughafen Wien|Vienna/,
    )
    await this.choosePlace('to', 'Salzburg Hauptbahnhof', /Salzburg/)
    await this.chooseDate(at)
    await this.chooseTime(at.toPlainTime().toString({ smallestUnit: 'minute' }))
    await this.typeFlight('OS 202')
  }

  vehicle(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  /** Chooses a vehicle by its card, because the radio button is hidden. */
  async chooseVehicle(name: string): Promise<void> {
    await this.tap(this.page.locator('label.car', { has: this.vehicle(name) }))
    await expect(this.vehicle(name)).toBeChecked()
  }

  async toCheckout(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: this.words.submit }))
    await expect(this.field('firstName')).toBeVisible()
  }

  field(name: 'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'zip' | 'city'): Locator {
    const label = this.words[name]
    return this.page.getByRole('textbox', { name: typeof label === 'string' ? new RegExp(`^${label}( |$)`) : label })
  }

  async fillContact(): Promise<void> {
    await this.type(this.field('firstName'), 'Maria')
    await this.fill(this.field('lastName'), 'Gruber')
    await this.fill(this.field('email'), 'maria.gruber@example.com')
    await this.fill(this.field('phone'), '0664 1234567')
  }

  async accept(): Promise<void> {
    await this.tap(this.page.getByRole('checkbox', { name: this.words.terms }))
    await this.tap(this.page.getByRole('checkbox', { name: this.words.privacy }))
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: this.words.send })
  }

  /** `uid` and `hash` of the order, read from the address of the page. Empty if the page is not the status page of an order. */
  placed(): { uid: string; hash: string } {
    const [, uid = '', hash = ''] = /\/status\/([^/]+)\/([^/?#]+)/.exec(this.page.url()) ?? []
    return { uid, hash }
  }
}
