/**
 * The letter in front of an order's called number, as a column of a query on `orders o`: the code of its branch. Null for food if the brand
 * has only one branch. It counts all branches, also those that the reader does not see (docs/rules/orders.md, Numbers).
 */
export const calledLetter = `(SELECT b.code FROM branches b WHERE b.id = o.branch_id
  AND (o.kind = 'ride' OR EXISTS (SELECT FROM branches other WHERE other.id <> o.branch_id))) AS called_letter`
