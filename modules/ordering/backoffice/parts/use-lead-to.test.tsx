// @vitest-environment happy-dom
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { firstOnScreen, useLeadTo } from './use-lead-to.ts'

function Sample() {
  const leadTo = useLeadTo()
  const [problem, setProblem] = useState('')
  const send = () => {
    leadTo('phone')
    setProblem('Please check the fields.')
  }
  return (
    <>
      <div className="fld">
        <input name="phone" />
      </div>
      <button type="button" onClick={send}>
        Send
      </button>
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  )
}

test('scrolls the field into view after the banner is rendered, each time it is called', async () => {
  const { place } = await mounted(<Sample />)
  const banners: (string | null | undefined)[] = []
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    banners.push(place.querySelector('[role=alert]')?.textContent)
  })
  await clicked(place.querySelector('button'))
  expect(document.activeElement).toBe(place.querySelector('input'))
  expect(banners).toEqual(['Please check the fields.'])
  expect(into.mock.contexts[0]).toBe(place.querySelector('.fld'))
  expect(into).toHaveBeenCalledWith({ block: 'center' })
  await clicked(place.querySelector('button'))
  expect(banners).toHaveLength(2)
  into.mockRestore()
})

test('the first invalid field is the first one on the screen, not the first one in the response of the server', async () => {
  await mounted(
    <>
      <input name="phone" />
      <input name="lastName" />
    </>,
  )
  expect(firstOnScreen(['lastName', 'phone', 'items'])).toBe('phone')
  expect(firstOnScreen(['items'])).toBeUndefined()
})
