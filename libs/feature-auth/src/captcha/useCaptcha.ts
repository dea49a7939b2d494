import { unwrap } from '@spruce/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { captchaUrlOf } from './captchaUrl.js'

/** A captcha at work. @public */
export interface Captcha {
  key: string
  /** Empty until there is a key. */
  url: string
  hasFailed: boolean
  /** Asks for another one; true when it came. It is used up by right and wrong answers alike. */
  refresh: () => Promise<boolean>
  /** The image did not load. */
  fail: () => void
}

/** The captcha of a form, beginning with a key that is at hand; without one it asks for one. @public */
export function useCaptcha(firstKey = ''): Captcha {
  const { api, deploy } = useAuth()
  const isMissing = firstKey === '' && deploy.captchaEnabled
  const [key, setKey] = useState(firstKey)
  const [hasFailed, setFailed] = useState(false)
  const refresh = useCallback(
    () =>
      unwrap(api.GET('/aba-base/api/verification/get-captcha-key')).then(
        ({ captchaKey }) => {
          setKey(captchaKey)
          setFailed(false)
          return true
        },
        () => {
          setFailed(true)
          return false
        },
      ),
    [api],
  )
  useEffect(() => {
    if (isMissing) void refresh()
  }, [isMissing, refresh])

  return { key, url: key && captchaUrlOf(key), hasFailed, refresh, fail: () => setFailed(true) }
}
