const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Metrics of this process in the text format of Prometheus. Requests are counted here. Other values are read when the metrics are requested. */
export interface Metrics {
  request(endpoint: string, status: number, seconds: number): void
  /** Registers a value that is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => Promise<readonly Sample[]> | readonly Sample[]): void
  text(): Promise<string>
}

interface EndpointCounts {
  byStatus: Map<number, number>
  /** Number of responses in each of `buckets`. A response that is slower than the last bucket is in no bucket. */
  byDuration: number[]
  /** Sum of the durations of all responses, in seconds. */
  sum: number
}

interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
}

export function createMetrics(): Metrics {
  const endpoints = new Map<string, EndpointCounts>()
  const gauges: { name: string; help: string; read: () => Promise<readonly Sample[]> | readonly Sample[] }[] = []

  return {
    request(endpoint, status, seconds) {
      let counts = endpoints.get(endpoint)
      if (!counts) endpoints.set(endpoint, (counts = { byStatus: new Map(), byDuration: buckets.map(() => 0), sum: 0 }))
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1)
      const at = buckets.findIndex((bound) => seconds <= bound)
      if (at >= 0) counts.byDuration[at] = (counts.byDuration[at] ?? 0) + 1
      counts.sum += seconds
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read })
    },
    async text() {
      const lines = ['# HELP servus_requests_total Requests answered', '# TYPE servus_requests_total counter']
      for (const [endpoint, { byStatus }] of endpoints)
        for (const [status, count] of byStatus)
          lines.push(`servus_requests_total{endpoint="${endpoint}",status="${status}"} ${count}`)
      lines.push('# HELP servus_request_seconds Time to answer', '# TYPE servus_request_seconds histogram')
      for (const [endpoint, { byStatus, byDuration, sum }] of endpoints) {
        let within = 0
        for (const [index, bound] of buckets.entries()) {
          within += byDuration[index] ?? 0
          lines.push(`servus_request_seconds_bucket{endpoint="${endpoint}",le="${bound}"} ${within}`)
        }
        const count = byStatus.values().reduce((all, one) => all + one, 0)
        lines.push(`servus_request_seconds_bucket{endpoint="${endpoint}",le="+Inf"} ${count}`)
        lines.push(`servus_request_seconds_sum{endpoint="${endpoint}"} ${sum}`)
        lines.push(`servus_request_seconds_count{endpoint="${endpoint}"} ${count}`)
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
