/** Characters; a shorter secret could be guessed. */
const SHORTEST_SECRET = 24;

/** @throws Error that names each variable that is missing or wrong */
export function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const needed = (name: string): string => {
    const value = env[name] ?? '';
    if (value === '') problems.push(`${name} is missing.`);
    return value;
  };
  const settings = {
    mail: {
      from: needed('MAIL_FROM'),
      to: needed('MAIL_TO'),
      /** `smtps://user:password@host:465`; without it the provider's API is used. */
      smtpUrl: env.MAIL_SMTP_URL || undefined,
      /** Takes Resend's JSON. */
      apiUrl: env.MAIL_API_URL || 'https://api.resend.com/emails',
      apiKey: env.MAIL_API_KEY || undefined,
    },
    recipient: {
      timeZone: env.MAIL_TIME_ZONE || 'UTC',
      phone: (env.MAIL_PHONE ?? '').replace(/\D/g, ''),
    },
    secret: needed('WEBHOOK_SECRET'),
    url: needed('SUPABASE_URL'),
    key: needed('SUPABASE_SERVICE_ROLE_KEY'),
  };
  if (settings.secret && settings.secret.length < SHORTEST_SECRET) {
    problems.push(`WEBHOOK_SECRET has less than ${SHORTEST_SECRET} characters.`);
  }
  if (!settings.mail.smtpUrl && !settings.mail.apiKey) {
    problems.push('MAIL_SMTP_URL or MAIL_API_KEY is missing.');
  }
  if (settings.mail.smtpUrl && !/^smtps?:\/\//.test(settings.mail.smtpUrl)) {
    problems.push('MAIL_SMTP_URL has to begin with smtps:// or smtp://.');
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone: settings.recipient.timeZone });
  } catch {
    problems.push('MAIL_TIME_ZONE is no IANA time zone such as Asia/Kolkata.');
  }
  if (problems.length > 0) throw new Error(problems.join(' '));
  return settings;
}
