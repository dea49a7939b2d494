const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  buckets: number[]
  sum: number
  count: number
}

/** Counts what was asked and answered; prints it as Prometheus reads it. */
export class Metrics {
  private readonly requests = new Map<string, number>()
  private readonly durations = new Map<string, Histogram>()
  private readonly started = Date.now()

  /** @param seconds from the first byte of the request to the last of the answer */
  observe(operation: string, status: number, seconds: number): void {
    const key = `operation="${operation}",status="${status}"`
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1)
    const histogram = this.durations.get(operation) ?? {
      buckets: bounds.map(() => 0),
      sum: 0,
      count: 0,
    }
    histogram.count += 1
    histogram.sum += seconds
    histogram.buckets = histogram.buckets.map((n, i) => (seconds <= (bounds[i] ?? 0) ? n + 1 : n))
    this.durations.set(operation, histogram)
  }

  /** The text exposition format, version 0.0.4. */
  print(live: { streams: number; sent: number; cut: number }): string {
    const lines = [
      '# HELP spruce_requests_total Answered requests',
      '# TYPE spruce_requests_total counter',
      ...[...this.requests].map(([labels, n]) => `spruce_requests_total{${labels}} ${n}`),
      '# HELP spruce_request_seconds Time to answer',
      '# TYPE spruce_request_seconds histogram',
      ...[...this.durations].flatMap(([operation, histogram]) => printed(operation, histogram)),
      '# HELP spruce_live_streams Open live streams',
      '# TYPE spruce_live_streams gauge',
      `spruce_live_streams ${live.streams}`,
      '# HELP spruce_live_events_total Events given to live streams',
      '# TYPE spruce_live_events_total counter',
      `spruce_live_events_total ${live.sent}`,
      '# HELP spruce_live_cut_total Live streams ended because the client read too slowly',
      '# TYPE spruce_live_cut_total counter',
      `spruce_live_cut_total ${live.cut}`,
      '# HELP process_resident_memory_bytes Resident memory',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage().rss}`,
      '# HELP process_uptime_seconds Time since the start',
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${(Date.now() - this.started) / 1000}`,
    ]
    return `${lines.join('\n')}\n`
  }
}

function printed(operation: string, { buckets, sum, count }: Histogram): string[] {
  const name = 'spruce_request_seconds'
  return [
    ...bounds.map(
      (bound, i) => `${name}_bucket{operation="${operation}",le="${bound}"} ${buckets[i] ?? 0}`,
    ),
    `${name}_bucket{operation="${operation}",le="+Inf"} ${count}`,
    `${name}_sum{operation="${operation}"} ${sum}`,
    `${name}_count{operation="${operation}"} ${count}`,
  ]
}
