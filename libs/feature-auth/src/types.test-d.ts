import type { Schemas } from '@spruce/api-client'
import { expectTypeOf } from 'vitest'
import type { AuthEnvironment, LoginField, LoginPageProps, LoginResult } from './index.js'

expectTypeOf<LoginResult>().toEqualTypeOf<Schemas['LoginResult']>()
expectTypeOf<LoginField>().toEqualTypeOf<'loginName' | 'password' | 'captcha'>()
expectTypeOf<AuthEnvironment['onSignedIn']>().parameters.toEqualTypeOf<
  [result: LoginResult, askedAt?: number]
>()
expectTypeOf<LoginPageProps['captchaUrl']>().toEqualTypeOf<string | undefined>()
