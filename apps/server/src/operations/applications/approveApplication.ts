import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertTransition } from '../../http/transitions.js'
import { messages } from '../../messages.js'
import { presentApplication } from '../../presenters/presentCustomer.js'
import { customerRefusal, futureTime } from '../customers/customerRules.js'
import { provisionCustomer } from '../customers/provisionCustomer.js'
import { oneTimePassword } from '../members/oneTimePassword.js'
import { chosenPlan } from '../plans/planRules.js'
import {
  administratorName,
  applicationChanges,
  heldApplication,
  progressLink,
  shortNameOf,
  signInUrl,
} from './applicationRules.js'

/** Makes the customer, all or nothing; whoever applied gets the credentials, nobody else. */
export const approveApplication = definePlatformOperation('approveApplication', {
  async handle(context) {
    const { params, body, session, repositories, services, afterCommit, audit, language } = context
    const row = await heldApplication(repositories, { id: params.id })
    const before = presentApplication(row, { withContacts: true })
    assertVersion(body.version, row.version, before)
    assertTransition(applicationChanges, row.status, 'approved')
    const expiresAt = futureTime(body.expiresAt, services.now())
    const plan = await chosenPlan(repositories, body.planId)
    const code = body.code ?? row.code
    const loginName = administratorName(code)
    const password = oneTimePassword()
    const passwordHash = await services.passwords.hash(password)
    let customerId: string
    try {
      customerId = await provisionCustomer(
        repositories,
        {
          code,
          name: row.name,
          shortName: shortNameOf(row),
          industry: row.industry,
          region: row.region,
          contactName: row.contact_name,
          contactMobile: row.contact_mobile,
          contactEmail: row.contact_email,
          expiresAt,
          planId: plan?.id ?? null,
        },
        {
          nickName: row.contact_name,
          loginName,
          mobile: row.contact_mobile,
          email: row.contact_email,
          passwordHash,
        },
      )
    } catch (error) {
      throw customerRefusal(error, {
        code: 'code',
        loginName: 'code',
        mobile: 'contactMobile',
        email: 'contactEmail',
      })
    }
    await repositories.applications.decide(params.id, {
      status: 'approved',
      note: null,
      by: session.userId,
      at: services.now(),
      customerId,
    })
    const approved = await heldApplication(repositories, { id: params.id })
    const after = presentApplication(approved, { withContacts: true })
    audit({ table: 'applications', id: params.id, name: row.name, before, after })
    const texts = messages[language].application
    const signIn = signInUrl(services, code)
    const said = texts.approved(row.name, { code, loginName, signIn })
    const text = texts.withLink(said, progressLink(services, row))
    const subject = texts.subject(row.name)
    // Name and password by different ways: who reads one of them has not enough.
    afterCommit(() => services.outbox.send({ kind: 'mail', to: row.contact_email, subject, text }))
    afterCommit(() =>
      services.outbox.send({
        kind: 'sms',
        to: row.contact_mobile,
        text: texts.password(password, { name: row.name, signIn }),
        code: password,
      }),
    )
    return ok(after)
  },
})
