import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Renders an in-app link: an anchor, or a router's link with the props of an anchor. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const PlainLink: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  link: LinkComponent;
  children: ReactNode;
}

/** Provides the component of in-app links; without a provider they are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The component that renders in-app links. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
