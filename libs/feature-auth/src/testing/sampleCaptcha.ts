/** A picture for stories, in place of the server's. */
export const sampleCaptcha = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="24" y="29" font-size="24" fill="#555">7xKp</text></svg>',
)}`
