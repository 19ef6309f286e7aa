/**
 * The names of the API calls about orders and money. Their figures are computed from the stored orders at each request
 * (docs/rules/statistics.md, Orders and revenue).
 */
export const orderCalls = [
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'order-times',
  'order-origins',
  'revenue-origins',
  'slow-items',
  'slow-times',
] as const
export type OrderCall = (typeof orderCalls)[number]

/**
 * The names of the API calls about visits. Their figures are read from tables that a job fills from the log of visits. If a user sees
 * several branches but not all, the figures are counted from the log itself (docs/rules/statistics.md, Figures of a day).
 */
export const visitCalls = [
  'unique-visitors',
  'page-views',
  'pages',
  'events',
  'event-flow',
  'resolutions',
  'device-pixel-ratios',
  'color-schemes',
  'referrers',
  'browsers',
  'operating-systems',
  'visitor-times',
] as const
export type VisitCall = (typeof visitCalls)[number]
export type RangeCall = OrderCall | VisitCall

export const summaries: Readonly<Record<RangeCall, string>> = {
  orders: 'Orders by the time of placing, without failed ones',
  revenue: 'Completed orders by the time of completion, less what was paid back',
  'canceled-orders': 'Rejected and cancelled orders by the time of placing, with their part of all orders',
  items: 'Counted quantity of the lines of completed orders, and the mean of an order',
  'popular-items': 'Completed orders by product: quantity, amount, number of orders',
  'order-times': 'Orders by weekday and hour: rows of the key day-hour (1 = Monday), with the mean of the cell',
  'order-origins': 'Orders by channel',
  'revenue-origins': 'Revenue by channel; a refund stays with the channel of its order',
  'slow-items':
    'Minutes (median) from acceptance until the kitchen was done, of orders as soon as possible, by dish; dishes of fewer than 5 orders are left out',
  'slow-times': 'The same by the hour at which orders were accepted: rows 0 to 23',
  'unique-visitors': 'Visitors of each day with consent, summed; beside them visits, views and what was dropped',
  'page-views': 'Views; the same page again within 500 ms is one',
  pages: 'Views by path, with visitors of each day, entries and exits',
  events: 'Events by category and action',
  'event-flow': 'Steps of visits: rows of the key step|from|to; figures: the funnel',
  resolutions: 'Visits by the width of the screen',
  'device-pixel-ratios': 'Visits by the pixel ratio',
  'color-schemes': 'Visits by dark or light',
  referrers: 'Visits by the host that they came from; empty = direct',
  browsers: 'Visits by browser',
  'operating-systems': 'Visits by operating system',
  'visitor-times': 'Beginnings of visits by weekday and hour',
}
