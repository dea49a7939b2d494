import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { openSignIn, signIn } from '../peerParts/calls.mjs'

export function SignIn({ onSignedIn }) {
  const [keys, setKeys] = useState()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState()
  useEffect(() => void openSignIn().then(setKeys, setProblem), [])

  async function submit(event) {
    event.preventDefault()
    setPending(true)
    try {
      await signIn(keys, Object.fromEntries(new FormData(event.target)))
      onSignedIn()
    } catch (error) {
      setProblem(error)
      setPending(false)
    }
  }

  return (
    <Card sx={{ width: 400, margin: '20vh auto' }}>
      <CardContent>
        <form onSubmit={submit}>
          <Stack spacing={2}>
            {problem && <Alert severity="error">{problem.message}</Alert>}
            <TextField id="account" name="account" label="账号" autoComplete="username" />
            <TextField
              id="password"
              name="password"
              label="密码"
              type="password"
              autoComplete="current-password"
            />
            {keys?.captchaUrl && (
              <Stack direction="row" spacing={1}>
                <TextField id="captcha" name="captcha" label="验证码" />
                <img src={keys.captchaUrl} alt="验证码图片" height={48} />
              </Stack>
            )}
            <Button type="submit" variant="contained" disabled={!keys} loading={isPending}>
              登录
            </Button>
          </Stack>
        </form>
      </CardContent>
    </Card>
  )
}
