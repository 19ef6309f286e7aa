import { describe, expect, test } from 'vitest'
import { urlOf } from '#contract/client.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import { type OrderDraftInput, orderingEndpoints } from '../../../contract.ts'
import { submitButton } from '../../../rules/submit-label.ts'
import { orderPaths } from '../calls.ts'
import {
  emptyForm,
  firstMethod,
  formErrors,
  lengthErrors,
  restoreForm,
  serialiseForm,
  serverErrors,
} from './checkout-form.ts'
import { longestTexts } from '../../../rules/longest-texts.ts'
import { offeredPaymentMethods } from '../../../rules/payment-methods.ts'
import { labelOf } from './field-labels.ts'
import { isMendable } from './item-refusals.ts'
import { contactFlags } from '../../../testing/contact-flags.ts'

const texts = checkoutTexts('de')
const flags = contactFlags({ isTakeawayAddressRequired: true })
const filled = {
  ...emptyForm('cash'),
  firstName: 'Eleonore',
  lastName: 'Pichler',
  email: 'e.pichler@example.com',
  phone: '+436601234567',
  street: 'Praterstraße 25',
  zipCode: '1020',
  city: 'Wien',
  legalInstructions: true,
  privacyPolicy: true,
}

const draftWith = (part: Partial<OrderDraftInput>): OrderDraftInput => ({ branch: '', items: [], ...part })

describe('the paths and calls of the site are the same as in the contract', () => {
  const params = { uid: 'DC-7F3K2', hash: 'abc' }
  test.each([
    ['place', orderPaths.place, urlOf(orderingEndpoints.place)],
    ['get', orderPaths.get(params), urlOf(orderingEndpoints.publicGet, { params })],
    ['stream', orderPaths.stream(params), urlOf(orderingEndpoints.publicStream, { params })],
    ['calendar', orderPaths.calendar(params), urlOf(orderingEndpoints.publicCalendar, { params })],
    ['confirmCounter', orderPaths.confirmCounter(params), urlOf(orderingEndpoints.confirmCounter, { params })],
    ['rejectCounter', orderPaths.rejectCounter(params), urlOf(orderingEndpoints.rejectCounter, { params })],
    ['cancel', orderPaths.cancel(params), urlOf(orderingEndpoints.publicCancel, { params })],
    ['pay', orderPaths.pay(params), urlOf(orderingEndpoints.pay, { params, body: {} })],
    [
      'questionnaire',
      orderPaths.questionnaire(params),
      urlOf(orderingEndpoints.questionnaire, {
        params,
        body: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 },
      }),
    ],
  ])('%s', (_name, ours, contract) => {
    expect(ours).toBe(contract)
  })
})

describe('checkout form (specification §5)', () => {
  test('an empty form reports all required fields, in the sequence of the page', () => {
    expect(formErrors(emptyForm('cash'), flags, 'takeaway', 'AT', texts.errors).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'street',
      'zipCode',
      'city',
      'legalInstructions',
      'privacyPolicy',
    ])
  })
  test('a filled form has no errors', () => {
    expect(formErrors(filled, flags, 'takeaway', 'AT', texts.errors)).toEqual([])
  })
  test.each([
    [
      'phone without prefix',
      { phone: '12' },
      'phone',
      'Bitte geben Sie eine gültige Nummer im Format +43 660 1234567 an.',
    ],
    [
      'phone that is too short, with the prefix of Germany',
      { phone: '12', phoneCountry: 'DE' },
      'phone',
      'Bitte geben Sie eine gültige Nummer im Format +49 170 1234567 an.',
    ],
    [
      'phone that is too short, with the prefix of Switzerland',
      { phone: '12', phoneCountry: 'CH' },
      'phone',
      'Bitte geben Sie eine gültige Nummer im Format +41 79 1234567 an.',
    ],
    ['mail without a dot', { email: 'e@example' }, 'email', 'Dieser Wert ist keine gültige E-Mail-Adresse.'],
    [
      'no postcode of Austria',
      { zipCode: 'xx!!' },
      'zipCode',
      'Bitte geben Sie eine Postleitzahl mit 4 Ziffern an, oder wählen Sie ein anderes Land.',
    ],
    [
      'no postcode at all',
      { zipCode: 'xx!!', country: 'GB' },
      'zipCode',
      'Bitte geben Sie eine Postleitzahl aus 2 bis 10 Buchstaben und Ziffern an.',
    ],
    ['company without a name', { isCompany: true }, 'companyName', 'Bitte geben Sie Ihre Firma an.'],
    ['first name left empty', { firstName: ' ' }, 'firstName', 'Bitte geben Sie Ihren Vornamen an.'],
    ['terms not accepted', { legalInstructions: false }, 'legalInstructions', 'Bitte stimmen Sie zu.'],
  ])('%s', (_name, wrong, field, message) => {
    expect(formErrors({ ...filled, ...wrong }, flags, 'takeaway', 'AT', texts.errors)).toEqual([{ field, message }])
  })
  const long = (max: number) => `Das ist zu lang. Bitte geben Sie höchstens ${max} Zeichen ein.`
  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['email', 200],
    ['street', 200],
    ['city', 120],
    ['companyName', 160],
    ['deliveryLastName', 100],
    ['comment', 2000],
  ] as const)('%s has at most %s characters, without blanks at its ends', (field, max) => {
    const lengths = (length: number) => lengthErrors(draftWith({ [field]: ` ${'x'.repeat(length)} ` }), texts.errors)
    expect(lengths(max)).toEqual([])
    expect(lengths(max + 1)).toEqual([{ field, message: long(max) }])
  })
  test.each([
    ['passengerName', 160],
    ['signName', 80],
  ] as const)('%s of a ride has at most %s characters', (field, max) => {
    const ride = { [field]: 'x'.repeat(max + 1) } as unknown as OrderDraftInput['ride']
    expect(lengthErrors(draftWith({ ride }), texts.errors)).toEqual([{ field, message: long(max) }])
  })
  test('each text with a limit has its own name in the list of errors', () => {
    const unnamed = Object.keys(longestTexts).filter((field) => labelOf(field, texts) === texts.errors.other)
    expect(unnamed).toEqual([])
  })
  test('characters that the server removes do not count', () =>
    expect(lengthErrors(draftWith({ firstName: `${'x'.repeat(100)}\u0007\u202e` }), texts.errors)).toEqual([]))
  test('a field that is too long has no second error', () => {
    const typed = { email: 'x'.repeat(201), zipCode: '1'.repeat(21) }
    const tooLong = lengthErrors(draftWith(typed), texts.errors)
    const errors = formErrors({ ...filled, ...typed }, flags, 'takeaway', 'AT', texts.errors, tooLong)
    expect(errors).toEqual([
      { field: 'email', message: long(200) },
      { field: 'zipCode', message: long(20) },
    ])
  })
  test('the error about the company comes before those about the legal checkboxes', () => {
    const errors = formErrors(
      { ...filled, isCompany: true, privacyPolicy: false },
      flags,
      'takeaway',
      'AT',
      texts.errors,
    )
    expect(errors.map(({ field }) => field)).toEqual(['companyName', 'privacyPolicy'])
  })
  test('a missing delivery area is not reported if there is no delivery to the postcode', () => {
    const errorsBeside = (code: string) =>
      formErrors(filled, flags, 'delivery', 'AT', texts.errors, [{ field: 'zipCode', message: 'Nein.', code }]).map(
        ({ field }) => field,
      )
    expect(errorsBeside('delivery.postcode_unserved')).toEqual(['zipCode'])
    expect(errorsBeside('field.format')).toEqual(['deliveryArea', 'zipCode'])
  })
  test('typed fields are restored, but never the consent', () => {
    const restored = restoreForm(
      serialiseForm({ ...filled, isCompany: true, companyName: 'Pichler & Söhne' }),
      emptyForm('cash'),
    )
    expect(restored).toEqual({
      ...filled,
      isCompany: true,
      companyName: 'Pichler & Söhne',
      legalInstructions: false,
      privacyPolicy: false,
    })
  })
  test.each([['{'], ['7'], ['null'], ['{"firstName":7,"country":"XX"}'], [null]])(
    'damaged storage %j is an empty form',
    (stored) => {
      expect(restoreForm(stored, emptyForm('cash'))).toEqual(emptyForm('cash'))
    },
  )
})

describe('server errors in the form (specification §5, §8)', () => {
  test('errors of known fields are shown at the field, others in the list, each only once', () => {
    const errors = [
      { code: 'field.email', field: 'email', message: 'E-Mail falsch' },
      { code: 'field.email', field: 'email', message: 'E-Mail falsch' },
      { code: 'field.choice', field: 'accessories', message: 'Gibt es nicht' },
      { code: 'internal', message: '' },
    ]
    expect(serverErrors(errors, ['email'], texts.errors)).toEqual([
      { field: 'email', message: 'E-Mail falsch', code: 'field.email' },
      { field: undefined, message: 'Gibt es nicht', code: 'field.choice' },
      { field: undefined, message: 'Ein unbekannter Fehler ist aufgetreten.', code: 'internal' },
    ])
  })

  test('an error about one dish is shown at that dish, under its name', () => {
    const errors = [
      { code: 'product.sold_out', field: 'items.1', message: '„Schnitzel“ ist ausverkauft.' },
      { code: 'configuration.required', field: 'items.0.parts.side', message: 'Es fehlt noch eine Angabe.' },
      { code: 'order.empty', field: 'items', message: 'Nichts bestellt.' },
    ]
    const found = serverErrors(errors, ['items'], texts.errors)
    expect(found.map(({ field }) => field)).toEqual(['items.1', 'items.0', 'items'])
    const names = ['Suppe', 'Schnitzel']
    expect(found.map(({ field }) => labelOf(field, texts, (index) => names[index]))).toEqual([
      'Schnitzel',
      'Suppe',
      texts.errors.items,
    ])
    expect(['product.sold_out', 'configuration.required'].map((code) => isMendable({ code, message: '' }))).toEqual([
      false,
      true,
    ])
  })
})

describe('payment methods (specification §9)', () => {
  const all = { enableCash: true, enableATMCard: true, enablePluginATMCard: true, enableHydroAGVoucher: true }
  const branch = {
    isCashEnabled: true,
    isATMCardEnabled: true,
    isHydroAGVoucherEnabled: true,
    isMollieEnabled: true,
    isDatatransEnabled: true,
  }
  test.each([
    ['all', {}, {}, ['cash', 'atm-card', 'hydro-ag-voucher']],
    ['no cash', { enableCash: false }, {}, ['atm-card', 'hydro-ag-voucher']],
    ['card without its plugin', { enablePluginATMCard: false }, {}, ['cash', 'hydro-ag-voucher']],
    ['branch takes only cash', {}, { isATMCardEnabled: false, isHydroAGVoucherEnabled: false }, ['cash']],
  ])('%s', (_name, config, flagsOfBranch, methods) => {
    expect(offeredPaymentMethods({ ...all, ...config }, { ...branch, ...flagsOfBranch })).toEqual(methods)
  })

  test.each([
    [['atm-card', 'cash', 'datatrans'], 'cash'],
    [['atm-card', 'mollie', 'datatrans'], 'datatrans'],
    [['atm-card', 'mollie'], 'atm-card'],
    [[], 'cash'],
  ] as const)('of %j the first choice is %s (specification §4, Payment method default)', (methods, first) => {
    expect(firstMethod(methods)).toBe(first)
  })
})

describe('submit label (specification §2, Checkout)', () => {
  const state = {
    isCartEmpty: false,
    isCreating: false,
    isQuotationRequired: false,
    isOpen: true,
    isPreorderEnabled: false,
    isMinimumMet: true,
    isPaidOrderLabelEnabled: false,
  }
  test.each([
    ['open', {}, 'Bestellung abschicken'],
    ['quotation', { isQuotationRequired: true }, 'Angebotsanfrage abschicken'],
    ['closed with preorder', { isOpen: false, isPreorderEnabled: true }, 'Vorbestellung abschicken'],
    ['while creating', { isCreating: true }, 'Verarbeiten...'],
  ])('%s', (_name, change, label) => {
    const button = submitButton({ ...state, ...change })
    expect(button && texts.submit[button.label]).toBe(label)
  })
})
