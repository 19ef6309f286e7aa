/**
 * SQL for how much of the price of an order `o` was refunded (docs/rules/statistics.md, Revenue). It is the sum of the sent refunds, without
 * tips and without refunds that a bank sent back. Money that was paid above the price goes back first, and its refund is not a refund of the
 * price. What staff decided to keep of it does not go back: it stays in the account `kept`, so later refunds are refunds of the price. 0 if
 * the ledger has no lines.
 */
export const priceBackSum = `(SELECT least(o.total_gross, greatest(0,
    sum(CASE WHEN m.kind = 'sent' AND m.taken_from <> 'tip' THEN m.amount
      WHEN m.kind = 'returned' OR m.kind = 'refund' AND m.taken_from = 'tip' THEN -m.amount ELSE 0 END)
    - greatest(0, sum(CASE WHEN m.kind IN ('paid', 'surplus') OR m.taken_from = 'kept' THEN m.amount
      WHEN m.kind = 'kept' THEN -m.amount ELSE 0 END) - o.total_gross)))
  FROM order_money m WHERE m.order_id = o.id)`

/**
 * SQL for all money of an order `o` that was received online: the price, a tip, and money that came beyond the price. It does not change if
 * staff change the price afterwards.
 */
export const receivedSum = `(SELECT coalesce(sum(m.amount), 0) FROM order_money m
  WHERE m.order_id = o.id AND m.kind IN ('paid', 'tip', 'surplus'))`

/**
 * SQL for all money of an order `o` that was refunded, whatever it was paid for, like `backOf`. The provider holds `receivedSum` less this
 * sum. It differs from `priceBackSum`: if the price fell and the difference was refunded, only this sum counts the difference.
 */
export const sentBackSum = `(SELECT coalesce(sum(CASE m.kind WHEN 'sent' THEN m.amount ELSE -m.amount END), 0) FROM order_money m
  WHERE m.order_id = o.id AND m.kind IN ('sent', 'returned'))`
