const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Numbers of this process in Prometheus' text form. Requests are counted here; the rest is read when asked. */
export interface Metrics {
  request(endpoint: string, status: number, seconds: number): void
  /** A value that is read when the page is asked for. */
  gauge(name: string, help: string, read: () => Promise<readonly Sample[]> | readonly Sample[]): void
  text(): Promise<string>
}

export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, { counts: number[]; sum: number; count: number }>()
  const gauges: { name: string; help: string; read: () => Promise<readonly Sample[]> | readonly Sample[] }[] = []

  return {
    request(endpoint, status, seconds) {
      const key = `endpoint="${endpoint}",status="${status}"`
      requests.set(key, (requests.get(key) ?? 0) + 1)
      const histogram = durations.get(endpoint) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
      const at = buckets.findIndex((bound) => seconds <= bound)
      if (at >= 0) histogram.counts[at] = (histogram.counts[at] ?? 0) + 1
      histogram.sum += seconds
      histogram.count++
      durations.set(endpoint, histogram)
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read })
    },
    async text() {
      const lines = ['# HELP servus_requests_total Requests answered', '# TYPE servus_requests_total counter']
      for (const [labels, count] of requests) lines.push(`servus_requests_total{${labels}} ${count}`)
      lines.push('# HELP servus_request_seconds Time to answer', '# TYPE servus_request_seconds histogram')
      for (const [endpoint, histogram] of durations) {
        let sum = 0
        for (const [index, bound] of buckets.entries()) {
          sum += histogram.counts[index] ?? 0
          lines.push(`servus_request_seconds_bucket{endpoint="${endpoint}",le="${bound}"} ${sum}`)
        }
        lines.push(`servus_request_seconds_bucket{endpoint="${endpoint}",le="+Inf"} ${histogram.count}`)
        lines.push(`servus_request_seconds_sum{endpoint="${endpoint}"} ${histogram.sum}`)
        lines.push(`servus_request_seconds_count{endpoint="${endpoint}"} ${histogram.count}`)
      }
      const readings = await Promise.all(gauges.map(async (gauge) => ({ ...gauge, samples: await gauge.read() })))
      for (const { name, help, samples } of readings) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`)
        for (const { labels = {}, value } of samples) {
          const list = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
          lines.push(`${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}`)
        }
      }
      return `${lines.join('\n')}\n`
    },
  }
}
