/** Money in millionths of the brand's currency: 21 000 is 0.021. Always an integer, rounded up. */
export type Micro = number

/** Prices of the provider, as the brand entered them. */
export interface AiPrices {
  /** Prices of a million input tokens and of a million output tokens. */
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

/** The cost of a request for texts. */
export const textCost = costOf

const utf8 = new TextEncoder()

/** The most tokens of the problems in a repair request: a short line for each of at most 40 texts. */
const problemTokens = 4000

/**
 * The highest possible cost. It counts each byte of the prompt as a token, the longest answer, and one repair, whose prompt contains the first
 * answer and its problems. This amount is reserved.
 */
export function worstCost(prices: AiPrices, prompt: string, maxTokens: number): Micro {
  const asked = utf8.encode(prompt).length
  return (
    costOf(prices, { tokensIn: asked, tokensOut: maxTokens }) +
    costOf(prices, { tokensIn: asked + maxTokens + problemTokens, tokensOut: maxTokens })
  )
}

/** The estimate that is shown before a generation starts. It counts a token for every three characters. */
export const estimatedCost = (prices: AiPrices, prompt: string, maxTokens: number): Micro =>
  costOf(prices, { tokensIn: Math.ceil(prompt.length / 3), tokensOut: maxTokens })

/**
 * The most tokens of an answer with these texts. It counts a token for every three characters, doubles the wanted length, and adds tokens for the
 * JSON.
 */
export const maxTokensFor = (lengths: readonly number[]): number =>
  Math.min(16_000, 300 + lengths.reduce((sum, length) => sum + 20 + Math.ceil((length * 2) / 3), 0))

type BudgetState = 'free' | 'warning' | 'used'

/** The state of the budget: a warning from 80 %, used from 100 %. */
export function budgetState(spent: Micro, budget: Micro): BudgetState {
  if (spent >= budget) return 'used'
  return spent * 10 >= budget * 8 ? 'warning' : 'free'
}

/** '12,50' or '12.50' as millionths; undefined for anything else. */
export function microOf(typed: string | undefined): Micro | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(typed ?? '')
  return match ? Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0')) : undefined
}
