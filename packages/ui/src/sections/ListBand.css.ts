import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  paddingBlock: `${vars.space.xlarge} ${vars.space.section}`,
  minHeight: '50vh',
  // Without a script nothing would ever come: the page brings plain links instead.
  '@media': { '(scripting: none)': { display: 'none' } },
});
