import { describe, expect, test } from 'vitest'
import { kitchenRemark } from './remark.ts'

describe('the kitchen does not get sentences for the courier (docs/rules/back-office.md, Order board)', () => {
  const of = (comment: string, deliveryType: 'delivery' | 'takeaway' = 'delivery') =>
    kitchenRemark({ comment, deliveryType })
  test.each([
    ['Bitte bei Huber läuten. 3. Stock.', ''],
    ['Klingel defekt, bitte anrufen! Ohne Zwiebel bitte.', 'Ohne Zwiebel bitte.'],
    ['Nussallergie! Hintereingang benutzen.', 'Nussallergie!'],
    ['Please ring twice. Extra spicy.', 'Extra spicy.'],
    ['Zweite Tür links, ohne Besteck', 'Zweite Tür links, ohne Besteck'],
    ['Steak gut durch', 'Steak gut durch'],
  ])('%s', (comment, kitchen) => expect(of(comment)).toBe(kitchen))
  test('the comment of a guest who collects the food is not shortened, because there is no courier', () =>
    expect(of('Ich läute an der Tür.', 'takeaway')).toBe('Ich läute an der Tür.'))
})
