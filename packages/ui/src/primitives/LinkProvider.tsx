import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** What an in-app link is rendered with: an anchor, or a router's link that accepts the same props. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const PlainLink: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  link: LinkComponent;
  children: ReactNode;
}

/** Lets the application's router follow in-app links without this package knowing it. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

export const useLinkComponent = (): LinkComponent => use(LinkContext);
