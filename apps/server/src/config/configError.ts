/** A setting is missing or wrong. Stops the start with one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(
    readonly variable: string,
    reason: string,
  ) {
    super(`${variable}: ${reason}`)
  }
}
