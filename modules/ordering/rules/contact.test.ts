import { describe, expect, it } from 'vitest'
import {
  type Contact,
  contactErrors,
  type ContactFlags,
  isAddressShown,
  isContactShown,
  isEmail,
  requiredFields,
} from './contact.ts'
import type { DeliveryType } from './delivery-types.ts'
import { contactFlags } from '../testing/contact-flags.ts'

const flags = (more: Partial<ContactFlags> = {}): ContactFlags =>
  contactFlags({ isTableSelectionEnabled: true, ...more })
const filled: Contact = {
  firstName: 'Eva',
  lastName: 'Pichler',
  email: 'e.pichler@example.com',
  phone: '0660 1234567',
  street: 'Seegasse 1',
  zipCode: '1090',
  city: 'Wien',
  country: 'AT',
  deliveryArea: 'Mitte',
  isDeliveryAddressDifferent: false,
  deliveryStreet: '',
  deliveryZipCode: '',
  deliveryCity: '',
  legalInstructions: true,
  privacyPolicy: true,
}
const legal = ['legalInstructions', 'privacyPolicy']
const address = ['street', 'zipCode', 'city', 'country']

describe('required fields per order type (specification §5)', () => {
  it.each<[string, DeliveryType, Partial<ContactFlags>, boolean, string[]]>([
    ['ride or takeaway', 'takeaway', {}, false, ['firstName', 'lastName', 'email', 'phone', ...legal]],
    [
      'takeaway, neither asked',
      'takeaway',
      { isTakeawayEmailRequired: false, isTakeawayPhoneRequired: false },
      false,
      ['firstName', 'lastName', ...legal],
    ],
    [
      'takeaway with address',
      'takeaway',
      { isTakeawayAddressRequired: true },
      false,
      ['firstName', 'lastName', 'email', 'phone', ...address, ...legal],
    ],
    [
      'delivery',
      'delivery',
      {},
      false,
      ['firstName', 'lastName', 'email', 'phone', 'deliveryArea', ...address, ...legal],
    ],
    [
      'delivery to another address',
      'delivery',
      {},
      true,
      [
        'firstName',
        'lastName',
        'email',
        'phone',
        'deliveryArea',
        ...address,
        'deliveryStreet',
        'deliveryZipCode',
        'deliveryCity',
        ...legal,
      ],
    ],
    ['at the table: contact is hidden', 'dineIn', {}, false, legal],
    [
      'at the table, phone asked',
      'dineIn',
      { isDineInPhoneRequired: true },
      false,
      ['firstName', 'lastName', 'phone', ...legal],
    ],
    [
      'dine-in without table selection',
      'dineIn',
      { isTableSelectionEnabled: false },
      false,
      ['firstName', 'lastName', ...legal],
    ],
  ])('%s', (_, type, more, different, fields) => {
    expect(requiredFields(flags(more), type, different)).toEqual(fields)
  })

  it('shows contact and address only where they are needed', () => {
    expect([isContactShown(flags(), 'dineIn'), isContactShown(flags(), 'takeaway')]).toEqual([false, true])
    expect([isAddressShown(flags(), 'takeaway'), isAddressShown(flags(), 'delivery')]).toEqual([false, true])
  })
})

describe('errors are sorted like the fields of the form', () => {
  it.each<[string, Partial<Contact>, DeliveryType, [string, string][]]>([
    ['complete', {}, 'takeaway', []],
    [
      'blank names',
      { firstName: ' ', lastName: '' },
      'takeaway',
      [
        ['firstName', 'field.required'],
        ['lastName', 'field.required'],
      ],
    ],
    ['no mail address', { email: 'e.pichler@' }, 'takeaway', [['email', 'field.email']]],
    ['no phone number', { phone: '12' }, 'takeaway', [['phone', 'field.phone']]],
    ['no postcode of its country', { zipCode: 'xx!!' }, 'takeaway', [['zipCode', 'field.postcode']]],
    ['a postcode of another country', { zipCode: '80337', country: 'DE' }, 'takeaway', []],
    [
      'the postcode of another delivery address',
      { isDeliveryAddressDifferent: true, deliveryZipCode: 'xx!!', deliveryStreet: 'Weg 1', deliveryCity: 'Wien' },
      'delivery',
      [['deliveryZipCode', 'field.postcode']],
    ],
    ['the other address of a takeaway', { isDeliveryAddressDifferent: true, deliveryZipCode: 'xx!!' }, 'takeaway', []],
    ['an optional field must be right, too', { email: 'x' }, 'dineIn', [['email', 'field.email']]],
    [
      'boxes not ticked',
      { legalInstructions: false, privacyPolicy: false },
      'takeaway',
      [
        ['legalInstructions', 'field.accept'],
        ['privacyPolicy', 'field.accept'],
      ],
    ],
    [
      'everything at once',
      { lastName: '', phone: 'x', street: '', privacyPolicy: false },
      'delivery',
      [
        ['lastName', 'field.required'],
        ['phone', 'field.phone'],
        ['street', 'field.required'],
        ['privacyPolicy', 'field.accept'],
      ],
    ],
  ])('%s', (_, change, type, errors) => {
    expect(
      contactErrors({ ...filled, ...change }, flags(), type, 'AT').map(({ field, code }) => [field, code]),
    ).toEqual(errors)
  })

  it("uses the branch's country for the phone number if the form does not ask for a country", () => {
    const contact = { ...filled, phone: '0423 4567', country: 'AQ' }
    expect(contactErrors(contact, flags(), 'takeaway', 'LI')).toEqual([])
    expect(contactErrors(contact, flags({ isTakeawayAddressRequired: true }), 'takeaway', 'LI')).toMatchObject([
      { code: 'field.phone' },
    ])
  })

  it.each([
    ['a@b.at', true],
    ['a.b+c@sub.example.com', true],
    ['a@b', false],
    ['a b@c.at', false],
    ['a@b@c.at', false],
    ['@b.at', false],
    [`${'a'.repeat(200)}@b.at`, false],
  ])('%s is an e-mail address: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid)
  })
})
