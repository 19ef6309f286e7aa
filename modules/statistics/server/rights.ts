import { crudRights, desks, editors, everybody, type Rights, staff } from '#platform/rights.ts'
import { forecast, forecastFiles } from '../contract/forecast.ts'
import { menuHintsCall } from '../contract/menu-hints.ts'
import { ownStatistics } from '../contract/own.ts'
import { statisticsEndpoints, timeFiles, timeStatistics } from '../contract.ts'

/**
 * The roles that may make the API calls of this module. Which days and branches a user may see is decided in slice.ts
 * (docs/rules/statistics.md, Who sees what).
 */
export const statisticsRights: Rights = {
  ...crudRights('annotations', editors, editors),
  ...Object.fromEntries(
    Object.values(statisticsEndpoints).map(({ id, access }) => [id, access === 'public' ? everybody : desks]),
  ),
  [menuHintsCall.id]: editors,
  [forecast.id]: editors,
  [forecastFiles.csv.id]: editors,
  [forecastFiles.xlsx.id]: editors,
  [ownStatistics.views.id]: desks,
  [ownStatistics.saveView.id]: { ...desks, body: { title: 'Woche', address: 'ansicht=orders&tage=7' } },
  [ownStatistics.removeView.id]: desks,
  [ownStatistics.mail.id]: editors,
  [ownStatistics.setMail.id]: { ...editors, body: { isOn: false } },
  [timeStatistics['working-activities'].id]: editors,
  [timeStatistics['working-schedules'].id]: editors,
  [timeStatistics['user-profile'].id]: staff,
  [timeStatistics['user-profile-working-activities'].id]: staff,
  ...Object.fromEntries(
    Object.values(timeFiles)
      .flatMap(({ csv, xlsx }) => [csv, xlsx])
      .map(({ id, access }) => [id, access === 'staff' ? staff : editors]),
  ),
}
