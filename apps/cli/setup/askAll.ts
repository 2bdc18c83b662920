import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { suggestedAnswers } from './completeAnswers.ts';
import { type Answers, names, problemOf, type Question, questions } from './questions.ts';

/**
 * Asks every question in the terminal, with the present value as its answer, or with what follows from
 * the earlier answers.
 * @throws Error when it is cancelled
 */
export async function askAll(now: Answers): Promise<Answers> {
  intro('Make it yours: Enter takes what is there.');
  const answers: Partial<Answers> = {};
  for (const name of names) {
    const { asks, options }: Question = questions[name];
    const suggested = suggestedAnswers(answers, now)[name];
    // A palette needs both colours, or none.
    if (name === 'second' && !answers.first) continue;
    const answer = options
      ? await select({
          message: asks,
          options: options.map((value) => ({ value })),
          initialValue: suggested,
        })
      : await text({
          message: asks,
          initialValue: suggested,
          validate: (value = '') => {
            const typed = value.trim();
            if (name === 'second' && typed === '') return 'A palette needs both colours.';
            const problem = problemOf(name, typed);
            return problem && `It ${problem}`;
          },
        });
    if (isCancel(answer)) {
      cancel('Nothing was written.');
      throw new Error('Cancelled.');
    }
    answers[name] = answer ?? '';
  }
  return { ...now, ...answers };
}
