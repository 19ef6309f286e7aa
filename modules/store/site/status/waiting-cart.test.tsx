import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine } from '../cart.ts'
import { WaitingCart, waitingItems } from './waiting-cart.tsx'

const line = (name: string) => ({ key: name, product: { id: name, name } }) as unknown as CartLine
const heart = line('Lebkuchenherz mit Ihrem Bild')
const roast = line('Schweinsbraten')

test('the status page names what is still in the cart, with a link to the checkout', () => {
  const page = renderToStaticMarkup(
    <WaitingCart items={[heart, heart]} checkoutHref="/de/store/lindwurm/checkout" locale="de" />,
  )
  expect(page).toContain('Noch im Warenkorb: Lebkuchenherz mit Ihrem Bild')
  expect(page).toContain('href="/de/store/lindwurm/checkout"')
})
test('an empty cart is not mentioned', () => {
  expect(renderToStaticMarkup(<WaitingCart items={[]} checkoutHref="" locale="de" />)).toBe('')
})
test('while the order waits for its payment, only what was set aside waits', () => {
  expect(waitingItems({ items: [roast], later: [heart] }, true)).toEqual([heart])
  expect(waitingItems({ items: [heart], later: [] }, false)).toEqual([heart])
})
