/** An amount of money in millionths of the brand's currency: 21 000 is 0.021. It is an integer; calculations round up. */
export type Micro = number

/** The prices of the AI provider. The brand enters them, because the provider does not send them. */
export interface AiPrices {
  /** The prices of one million input tokens (`inMicro`) and of one million output tokens (`outMicro`). */
  inMicro: Micro
  outMicro: Micro
  pictureMicro: Micro
}

export interface Usage {
  tokensIn: number
  tokensOut: number
}

const costOf = ({ inMicro, outMicro }: AiPrices, { tokensIn, tokensOut }: Usage): Micro =>
  Math.ceil((tokensIn * inMicro + tokensOut * outMicro) / 1_000_000)

/** The cost of a text request that used these tokens. */
export const textCost = costOf

const utf8 = new TextEncoder()

/**
 * A repair request asks the AI to correct its first answer. It contains a list of problems: a short line for each of at most 40 texts. This
 * is the maximum number of tokens of that list.
 */
const problemTokens = 4000

/**
 * The highest cost that a request can have. Each byte of the prompt counts as a token, and the answer has the maximum length. The cost of
 * one repair is added: the prompt of the repair also contains the first answer and its problems. This amount is reserved in the budget.
 */
export function worstCost(prices: AiPrices, prompt: string, maxTokens: number): Micro {
  const asked = utf8.encode(prompt).length
  return (
    costOf(prices, { tokensIn: asked, tokensOut: maxTokens }) +
    costOf(prices, { tokensIn: asked + maxTokens + problemTokens, tokensOut: maxTokens })
  )
}

/**
 * The estimated cost that is shown before the assistant starts. Three characters of the prompt count as one token, and the answer has the maximum
 * length.
 */
export const estimatedCost = (prices: AiPrices, prompt: string, maxTokens: number): Micro =>
  costOf(prices, { tokensIn: Math.ceil(prompt.length / 3), tokensOut: maxTokens })

/**
 * The maximum number of tokens of an answer. `lengths`: the expected length of each text in characters. In the answer each text may be
 * twice as long. Three characters count as one token, and some tokens are added for the JSON around each text. The maximum is 16,000.
 */
export const maxTokensFor = (lengths: readonly number[]): number =>
  Math.min(16_000, 300 + lengths.reduce((sum, length) => sum + 20 + Math.ceil((length * 2) / 3), 0))

type BudgetState = 'free' | 'warning' | 'used'

/** The state of the budget: 'warning' if at least 80 % is spent, 'used' if 100 % is spent. */
export function budgetState(spent: Micro, budget: Micro): BudgetState {
  if (spent >= budget) return 'used'
  return spent * 10 >= budget * 8 ? 'warning' : 'free'
}

/** Converts a typed amount such as '12,50' or '12.50' to millionths. Undefined for anything else. */
export function microOf(typed: string | undefined): Micro | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(typed ?? '')
  return match ? Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0')) : undefined
}
