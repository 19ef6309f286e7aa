/** Money in millionths of the brand's currency: 21 000 is 0.021. Always whole, rounded up. */
export type Micro = number

/** Prices of the provider, as the brand set them. */
export interface AiPrices {
  /** Per million tokens. */
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

/** What a text has cost. */
export const textCost = costOf

const utf8 = new TextEncoder()

/** What a repair says is wrong: a short line for each of at most 40 texts. */
const problemTokens = 4000

/**
 * The most that it can cost: each byte of the prompt as a token, the whole answer, and a repair, which is asked with the first answer and what was
 * wrong with it. This much is reserved.
 */
export function worstCost(prices: AiPrices, prompt: string, maxTokens: number): Micro {
  const asked = utf8.encode(prompt).length
  return (
    costOf(prices, { tokensIn: asked, tokensOut: maxTokens }) +
    costOf(prices, { tokensIn: asked + maxTokens + problemTokens, tokensOut: maxTokens })
  )
}

/** What is shown before: a token has about three characters. */
export const estimatedCost = (prices: AiPrices, prompt: string, maxTokens: number): Micro =>
  costOf(prices, { tokensIn: Math.ceil(prompt.length / 3), tokensOut: maxTokens })

/** Tokens for an answer with these texts: three characters each, twice as much as wanted, and what JSON needs. */
export const maxTokensFor = (lengths: readonly number[]): number =>
  Math.min(16_000, 300 + lengths.reduce((sum, length) => sum + 20 + Math.ceil((length * 2) / 3), 0))

type BudgetState = 'free' | 'warning' | 'used'

/** 80 % warns, 100 % refuses. */
export function budgetState(spent: Micro, budget: Micro): BudgetState {
  if (spent >= budget) return 'used'
  return spent * 10 >= budget * 8 ? 'warning' : 'free'
}

/** '12,50' or '12.50' as millionths; undefined for anything else. */
export function microOf(typed: string | undefined): Micro | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(typed ?? '')
  return match ? Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0')) : undefined
}
