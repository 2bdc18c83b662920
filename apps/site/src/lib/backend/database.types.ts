// Written by `pnpm db:types` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      blog_posts: {
        Row: {
          content: string;
          created_at: string;
          excerpt: string | null;
          id: string;
          image_url: string | null;
          slug: string;
          tags: string[];
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          excerpt?: string | null;
          id?: string;
          image_url?: string | null;
          slug: string;
          tags?: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          excerpt?: string | null;
          id?: string;
          image_url?: string | null;
          slug?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          mobile: string | null;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          mobile?: string | null;
          name: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          mobile?: string | null;
          name?: string;
        };
        Relationships: [];
      };
      portfolio: {
        Row: {
          category: string;
          created_at: string;
          description: string;
          id: string;
          tags: string[];
          thumbnail_url: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          description: string;
          id?: string;
          tags?: string[];
          thumbnail_url?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          description?: string;
          id?: string;
          tags?: string[];
          thumbnail_url?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      list_counts: {
        Row: {
          category: string | null;
          entries: number | null;
          list: string | null;
          newest: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      listed_posts: {
        Row: {
          created_at: string;
          excerpt: string | null;
          id: string;
          image_url: string | null;
          opening: string | null;
          slug: string;
          tags: string[];
          title: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          excerpt?: string | null;
          id?: string | null;
          image_url?: string | null;
          opening?: never;
          slug?: string | null;
          tags?: string[] | null;
          title?: string | null;
        };
        Update: {
          created_at?: string | null;
          excerpt?: string | null;
          id?: string | null;
          image_url?: string | null;
          opening?: never;
          slug?: string | null;
          tags?: string[] | null;
          title?: string | null;
        };
        Relationships: [];
      };
      listed_projects: {
        Row: {
          category: string;
          created_at: string;
          id: string;
          summary: string | null;
          tags: string[];
          thumbnail_url: string | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          category?: string | null;
          created_at?: string | null;
          id?: string | null;
          summary?: never;
          tags?: string[] | null;
          thumbnail_url?: string | null;
          title?: string | null;
        };
        Update: {
          category?: string | null;
          created_at?: string | null;
          id?: string | null;
          summary?: never;
          tags?: string[] | null;
          thumbnail_url?: string | null;
          title?: string | null;
        };
        Relationships: [];
      };
      moved_posts: {
        Row: {
          old_slug: string;
          slug: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
      tag_counts: {
        Row: {
          entries: number | null;
          newest: string | null;
          tag: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      claim_mails: { Args: { chosen?: string }; Returns: Json[] };
      deleted_entries: { Args: { entry_table: string }; Returns: Json };
      entry_history: { Args: { entry_id: string; entry_table: string }; Returns: Json };
      entry_version: { Args: { version: number }; Returns: Json };
      has_build_hook: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      message_news: {
        Args: { after?: string; after_id?: string };
        Returns: {
          created_at: string;
          id: string;
          newer: number;
        }[];
      };
      own_sessions: { Args: Record<PropertyKey, never>; Returns: Json };
      restore_entry: { Args: { version: number }; Returns: undefined };
      search_blog_posts: {
        Args: { before?: string; before_id?: string; tagged?: string; words?: string };
        Returns: {
          created_at: string;
          excerpt: string | null;
          id: string;
          image_url: string | null;
          opening: string | null;
          slug: string;
          tags: string[];
          title: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'listed_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_contact_messages: {
        Args: { before?: string; before_id?: string; words?: string };
        Returns: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          mobile: string | null;
          name: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_portfolio: {
        Args: { before?: string; before_id?: string; tagged?: string; words?: string };
        Returns: {
          category: string;
          created_at: string;
          id: string;
          summary: string | null;
          tags: string[];
          thumbnail_url: string | null;
          title: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'listed_projects';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      settle_mail: { Args: { chosen: string }; Returns: undefined };
      start_build: { Args: Record<PropertyKey, never>; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
