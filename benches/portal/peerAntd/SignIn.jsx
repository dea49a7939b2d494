import { Alert, Button, Card, Flex, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { openSignIn, signIn } from '../peerParts/calls.mjs'

export function SignIn({ onSignedIn }) {
  const [keys, setKeys] = useState()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState()
  useEffect(() => void openSignIn().then(setKeys, setProblem), [])

  async function submit(values) {
    setPending(true)
    try {
      await signIn(keys, values)
      onSignedIn()
    } catch (error) {
      setProblem(error)
      setPending(false)
    }
  }

  return (
    <Flex justify="center" align="center" style={{ minHeight: '100vh' }}>
      <Card title="登录" style={{ width: 400 }}>
        <Form layout="vertical" onFinish={submit}>
          {problem && <Alert type="error" title={problem.message} />}
          <Form.Item name="account" label="账号">
            <Input autoComplete="username" />
          </Form.Item>
          <Form.Item name="password" label="密码">
            <Input type="password" autoComplete="current-password" />
          </Form.Item>
          {keys?.captchaUrl && (
            <Form.Item label="验证码" htmlFor="captcha">
              <Flex gap="small">
                <Form.Item name="captcha" noStyle>
                  <Input id="captcha" />
                </Form.Item>
                <img src={keys.captchaUrl} alt="验证码图片" height={32} />
              </Flex>
            </Form.Item>
          )}
          <Button type="primary" htmlType="submit" block loading={isPending} disabled={!keys}>
            登录
          </Button>
        </Form>
      </Card>
    </Flex>
  )
}
