import type { Schemas } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { messageErrors, renderMessage, templateErrors, valueErrors } from './templates.js'

const channels: Schemas['BusinessChannels'] = {
  inApp: {
    title: '设备 {{device}}',
    body: '<p title="{{device}}">{{device}}</p><a href="{{ url }}">看</a>',
    link: '/dashboard?device={{device}}',
  },
  mail: { subject: '告警 {{device}}', body: '<p>{{device}}</p><ul><li>{{url}}</li></ul>' },
  sms: { text: '{{device}}告警' },
}
const render = (device: string, url = '') =>
  renderMessage(channels, [
    { name: 'device', value: device },
    { name: 'url', value: url },
  ])
const paths = (errors: readonly { path: string }[]) => errors.map(({ path }) => path)

describe('values in a message', () => {
  it('S-14: are text in HTML, whatever stands in them', () => {
    const hostile = `"><img src=x onerror=alert(1)><script>x</script>'&`
    const { inApp, mail, sms } = render(hostile)
    for (const html of [inApp?.body, mail?.html]) {
      expect(html).not.toMatch(/<(img|script)/u)
      expect(html).toContain('&lt;script&gt;')
    }
    expect(inApp?.title).toBe(`设备 ${hostile}`)
    expect(mail?.text).toContain(hostile)
    expect(sms?.text).toBe(`${hostile}告警`)
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example'])(
    'S-14: make no address of %s',
    (url) => {
      expect(render('x', url).inApp?.body).not.toMatch(/href="(?!https?:)/iu)
    },
  )

  it('are percent-encoded in the link, which stays on the portal', () => {
    const { inApp } = render('a/../b?c=d&e#f 中')
    expect(inApp?.link).toBe('/dashboard?device=a%2F..%2Fb%3Fc%3Dd%26e%23f%20%E4%B8%AD')
    const open = { inApp: { title: 'x', body: '', link: '/{{a}}/evil.example' } }
    expect(paths(messageErrors(renderMessage(open, [{ name: 'a', value: '' }])))).toEqual([
      'channels.inApp.link',
    ])
  })

  it('make no second line in a title, a subject or an SMS, and no sign of an SMS', () => {
    const { inApp, mail, sms } = render('一\r\nBcc: x@example.cn\t【银行】')
    for (const text of [inApp?.title, mail?.subject, sms?.text])
      expect(text).not.toMatch(/[\r\n\t]/u)
    expect(sms?.text).toBe('一 Bcc: x@example.cn 「银行」告警')
  })

  it('are never read as templates, and half characters are replaced', () => {
    expect(render('{{url}}', '秘密').sms?.text).toBe('{{url}}告警')
    expect(render('a\ud800b').sms?.text).toBe('a\ufffdb告警')
  })

  it('are told by HTML and by plain text alike', () => {
    expect(render('一号', '二').mail).toEqual({
      subject: '告警 一号',
      html: '<p>一号</p><ul><li>二</li></ul>',
      text: '一号\n二',
    })
  })
})

describe('what is wrong', () => {
  const variable = (name: string, required = false) => ({ name, required, maxLength: 5 })

  it('with templates is said at the field', () => {
    expect(paths(templateErrors(channels, [variable('device')]))).toEqual([
      'channels.inApp.body',
      'channels.mail.body',
    ])
    expect(paths(templateErrors({ sms: { text: '{{编号}}{{}}' } }, []))).toEqual([
      'channels.sms.text',
    ])
    expect(paths(templateErrors({}, [variable('a'), variable('a')]))).toEqual(['variables[1].name'])
    const away = { inApp: { title: 'x', body: '', link: '//evil.example' } }
    expect(paths(templateErrors(away, []))).toEqual(['channels.inApp.link'])
  })

  it('with values is said at the field', () => {
    const values = [
      { name: 'a', value: '六个字符太长' },
      { name: 'nosuch', value: '' },
      { name: 'b', value: '1' },
      { name: 'b', value: '2' },
    ]
    const declared = [variable('a'), variable('b'), variable('c', true)]
    expect(paths(valueErrors(declared, values))).toEqual([
      'variables[0].value',
      'variables[1].name',
      'variables[3].name',
      'variables.c',
    ])
    expect(valueErrors([variable('a', true)], [{ name: 'a', value: '龘龘龘龘😀' }])).toEqual([])
    expect(paths(valueErrors([variable('a', true)], [{ name: 'a', value: ' ' }]))).toEqual([
      'variables.a',
    ])
  })

  it('with what they make together, too', () => {
    const long = renderMessage({ sms: { text: '{{a}}{{a}}' } }, [
      { name: 'a', value: 'x'.repeat(300) },
    ])
    expect(paths(messageErrors(long))).toEqual(['channels.sms.text'])
    const empty = renderMessage({ inApp: { title: '{{a}}', body: '' } }, [])
    expect(paths(messageErrors(empty))).toEqual(['channels.inApp.title'])
  })
})
