import { expect, test } from 'vitest'
import { donauBranch } from './branch.ts'
import { termsAndConditionsText } from './legal-texts.ts'
import { donauSites } from './pages.ts'

const pages = JSON.stringify(donauSites)

test('terms and questions name the waiting times and the free cancellation of the branch', () => {
  const { airportWaitingMinutes, freeCancelHours, waitingMinutes } = donauBranch
  expect(termsAndConditionsText.de).toContain(`Am Flughafen warten wir ${airportWaitingMinutes} Minuten`)
  expect(termsAndConditionsText.de).toContain(`an anderen Orten ${waitingMinutes} Minuten`)
  expect(termsAndConditionsText.de).toContain(`bis ${freeCancelHours} Stunden vor der Abfahrt`)
  expect(termsAndConditionsText.en).toContain(`At the airport we wait ${airportWaitingMinutes} minutes`)
  expect(termsAndConditionsText.en).toContain(`elsewhere ${waitingMinutes} minutes`)
  expect(termsAndConditionsText.en).toContain(`up to ${freeCancelHours} hours before departure`)
  expect(pages).toContain(`Die ersten ${airportWaitingMinutes} Minuten nach der Landung`)
  expect(pages).toContain(`The first ${airportWaitingMinutes} minutes after landing`)
})

test('terms and questions name every way to pay that the branch offers', () => {
  expect(donauBranch).toMatchObject({ isCashEnabled: true, isMollieEnabled: true })
  expect(termsAndConditionsText.de).toContain('Sie zahlen bar im Wagen oder online gleich mit der Anfrage.')
  expect(termsAndConditionsText.en).toContain('You pay in cash in the car, or online together with the request.')
  expect(pages).toContain('Bar im Wagen oder online gleich mit der Anfrage.')
  expect(pages).toContain('In cash in the car, or online together with the request.')
})
